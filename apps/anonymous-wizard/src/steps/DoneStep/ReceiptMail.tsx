import { useState } from 'react';
import { Button, Section, StateLine, useTexts } from '@ablesbar/ui';
import type { Sent } from '../../submission/sent';
import { askForReceipt } from '../../submission/submit';
import { useWizard } from '../../Wizard/wizard-context';
import * as css from './DoneStep.css';

/** Tells whether the receipt was mailed. The reading counts without the mail too. */
export function ReceiptMail({ sent }: { sent: Sent }) {
  const { t } = useTexts();
  const wizard = useWizard();
  const [isWaiting, setIsWaiting] = useState(false);
  const { email } = sent.submission;
  if (email === undefined) return null;
  const again = async () => {
    setIsWaiting(true);
    // The token that sent the reading: the server recognises the reading by it.
    const receipt = await askForReceipt(wizard.http, sent);
    setIsWaiting(false);
    wizard.sent.set({ ...sent, receipt });
  };
  return (
    <div className={css.mail}>
      <Section title={t('wizard_receipt_title')}>
        <div role="status">
          {sent.receipt === 'sent' ? (
            <StateLine state="done" title={t('wizard_receipt_sent_title', { email })}>
              {t('wizard_receipt_sent_text')}
            </StateLine>
          ) : (
            <StateLine state="warning" title={t('wizard_receipt_failed_title')}>
              {t('wizard_receipt_failed_text')}
            </StateLine>
          )}
        </div>
        {sent.receipt === 'failed' && (
          <div className={css.again}>
            <Button size="small" waiting={isWaiting} onClick={() => void again()}>
              {t('wizard_receipt_again')}
            </Button>
          </div>
        )}
      </Section>
    </div>
  );
}
