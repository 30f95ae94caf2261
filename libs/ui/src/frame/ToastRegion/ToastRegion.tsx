import { type Notices, useObserved } from '../../observable';
import { useTexts } from '../../texts/use-texts';
import { Toast } from '../Toast/Toast';
import * as css from './ToastRegion.css';

export interface ToastRegionProps {
  readonly notices: Pick<Notices, 'get' | 'subscribe' | 'close'>;
}

/** Tells what has just happened. The page itself also shows everything that a toast says. */
export function ToastRegion({ notices }: ToastRegionProps) {
  const { t } = useTexts();
  return (
    <section className={css.region} aria-label={t('notice_region_label')}>
      {useObserved(notices).map(({ id, type, title, message, values }) => (
        <Toast
          key={id}
          toast={{ id, type, title: t(title, values), message: t(message, values) }}
          onClose={() => notices.close(id)}
        />
      ))}
    </section>
  );
}
