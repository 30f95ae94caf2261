import { Button, Notice, useTexts } from '@ablesbar/ui';
import * as css from '../Wizard/Wizard.css';

/** Nothing after the first step could be fetched; what is entered goes along into the next try. */
export function LostNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <div className={css.notice}>
      <Notice tone="error" title={t('wizard_unavailable_title')}>
        {t('wizard_unavailable_text')}
      </Notice>
      <Button onClick={onRetry}>{t('frame_retry_action')}</Button>
    </div>
  );
}
