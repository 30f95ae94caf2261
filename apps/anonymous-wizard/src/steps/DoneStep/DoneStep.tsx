import { Button, DoneIcon, FormActions, PlusIcon, PrintIcon, useTexts } from '@ablesbar/ui';
import { useWizardState } from '../../Wizard/use-wizard-state';
import { useWizard } from '../../Wizard/wizard-context';
import { StepTitle } from '../../Wizard/StepTitle';
import { FIRST_PLACE } from '../../entry/step-after';
import * as css from './DoneStep.css';
import { ReceiptMail } from './ReceiptMail';
import { SentSlip } from './SentSlip';

/** Confirms that the reading arrived, and shows a slip that the user can keep. */
export function DoneStep() {
  const { t } = useTexts();
  const { application, places, homeHref, print } = useWizard();
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
            onClick={() => places.go(FIRST_PLACE)}
          >
            {t('wizard_another_action')}
          </Button>
        }
        back={<Button href={homeHref}>{t('wizard_finish_action')}</Button>}
      />
    </>
  );
}
