import { Notice, useTexts } from '@ablesbar/ui';
import { LateContact } from '../base/LateContact';

/** In the place of the form: without a rate there is nothing to enter, and only the utility can help. */
export function NoRates() {
  const { t } = useTexts();
  return (
    <div>
      <Notice tone="warning" title={t('job_no_rates_title')}>
        {t('job_no_rates_text')}
      </Notice>
      <LateContact place="inside" />
    </div>
  );
}
