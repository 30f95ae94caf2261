import { useState } from 'react';
import {
  Button,
  DoneIcon,
  FormActions,
  PlusIcon,
  PrintIcon,
  Section,
  SlowLine,
  StateLine,
  useIsSlow,
  useTexts,
} from '@ablesbar/ui';
import { FIRST_PLACE } from '../../entry/step-after';
import { askForReceipt, type Sent } from '../../submission/submit';
import { useWizard, useWizardState } from '../../Wizard/wizard-context';
import { StepTitle } from '../StepForm';
import { SentSlip } from './SentSlip';
import * as css from './DoneStep.css';

/** Confirms that the reading arrived, and shows a slip that the user can keep. */
export function DoneStep() {
  const { t } = useTexts();
  const { application, stepHistory, homeHref, print } = useWizard();
  const { sent } = useWizardState();
  if (sent === null) return null;
  return (
    <>
      <div className={css.told}>
        <span className={css.sign}>
          <DoneIcon />
        </span>
        <div>
          <StepTitle>{t('wizard_done_title')}</StepTitle>
          <p className={css.lead}>{t('wizard_done_text', { name: application.name })}</p>
        </div>
      </div>
      <SentSlip sent={sent} />
      <div className={css.keep}>
        <Button icon={<PrintIcon size={20} />} onClick={print}>
          {t('wizard_print_action')}
        </Button>
      </div>
      <ReceiptMail sent={sent} />
      <FormActions
        forward={
          <Button
            variant="primary"
            icon={<PlusIcon size={20} />}
            onClick={() => stepHistory.go(FIRST_PLACE)}
          >
            {t('wizard_another_action')}
          </Button>
        }
        back={<Button href={homeHref}>{t('wizard_finish_action')}</Button>}
      />
    </>
  );
}

/** Tells whether the receipt was mailed. The reading counts without the mail too. */
function ReceiptMail({ sent }: { sent: Sent }) {
  const { t } = useTexts();
  const wizard = useWizard();
  const [isWaiting, setIsWaiting] = useState(false);
  const isSlow = useIsSlow(wizard.ports.after, isWaiting);
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
        <SlowLine isSlow={isSlow} />
      </Section>
    </div>
  );
}
