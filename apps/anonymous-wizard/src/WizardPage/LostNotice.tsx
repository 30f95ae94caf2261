import { Button, Notice, useTexts } from '@ablesbar/ui';
import * as css from '../Wizard/Wizard.css';

/** Shown if the rest of the wizard could not be fetched. A retry keeps what was entered. */
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
