import { useTexts } from '../../texts/use-texts';
import { Toast, type ToastWords } from '../Toast/Toast';
import * as css from './ToastRegion.css';

export interface ToastRegionProps {
  readonly toasts: readonly ToastWords[];
  readonly onClose: (id: string) => void;
}

/** Tells what has just happened. The page itself also shows everything that a toast says. */
export function ToastRegion({ toasts, onClose }: ToastRegionProps) {
  const { t } = useTexts();
  return (
    <section className={css.region} aria-label={t('notice_region_label')}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
      ))}
    </section>
  );
}
