import type { FormEvent } from 'react';
import {
  Button,
  FormActions,
  Notice,
  OpenList,
  SendIcon,
  SlowLine,
  useIsSlow,
  useTexts,
} from '@ablesbar/ui';
import { canSubmit } from '@ablesbar/validation';
import { useWizard, useWizardState } from '../../Wizard/wizard-context';
import { openEntries } from '../field-problems';
import { StepTitle } from '../StepForm';
import { Consent } from './Consent';
import { EnteredSections, lock } from './EnteredSections';
import { useSubmit } from './use-submit';
import * as css from './SummaryStep.css';

const OPEN_ID = 'wizard-open';
const FAILURE_ID = 'wizard-failure';
const SENDING_ID = 'wizard-sending';

/** Shows all entries once more, the consent, and the button that sends the reading. */
export function SummaryStep() {
  const texts = useTexts();
  const { t } = texts;
  const { ports, stepHistory } = useWizard();
  const { assessment, rates, isScaling, sessionState } = useWizardState();
  const { state, send, trap, setTrap } = useSubmit();
  const isSending = state.kind === 'sending';
  const isSlow = useIsSlow(ports.after, isSending);
  const lockedBy = isSending ? SENDING_ID : null;
  const isComplete = canSubmit(assessment);
  const isWaitingForPhoto = isScaling && isComplete && !isSending;
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <>
      <div className={css.title}>
        <StepTitle>{t('wizard_summary_title')}</StepTitle>
      </div>
      <form noValidate onSubmit={submitForm}>
        <EnteredSections lockedBy={lockedBy} />
        <Consent isLocked={isSending} />
        <Honeypot value={trap} onChange={setTrap} />
        <div className={css.open}>
          <OpenList
            id={OPEN_ID}
            title={t('wizard_open_title')}
            entries={openEntries(texts, assessment.SUMMARY, rates)}
          />
          {/* Screen readers announce the toast. This is the full text, and it describes the button. */}
          <div id={FAILURE_ID}>
            {state.kind === 'failed' && (
              <>
                <Notice tone="error" title={t('wizard_failed_title')}>
                  {t(state.why)}
                </Notice>
                {state.errors.map(({ field, message }) => (
                  <p key={`${field} ${message}`} className={css.said}>
                    {message}
                  </p>
                ))}
              </>
            )}
          </div>
          <p id={SENDING_ID} role="status" className={css.sending}>
            {isSending && t('wizard_sending_text')}
            {isWaitingForPhoto && t('wizard_scaling_text')}
          </p>
          <SlowLine isSlow={isSlow} />
        </div>
        <FormActions
          forward={
            <Button
              variant="primary"
              type="submit"
              icon={<SendIcon size={20} />}
              disabled={!isComplete || sessionState.kind !== 'ready'}
              waiting={isSending || isWaitingForPhoto}
              aria-describedby={
                isSending || isWaitingForPhoto ? SENDING_ID : isComplete ? FAILURE_ID : OPEN_ID
              }
            >
              {t(sendText[state.kind])}
            </Button>
          }
          back={
            <Button onClick={stepHistory.back} {...lock(lockedBy)}>
              {t('wizard_back_action')}
            </Button>
          }
        />
      </form>
    </>
  );
}

const sendText = {
  idle: 'wizard_send_action',
  sending: 'wizard_send_waiting',
  failed: 'wizard_send_again',
} as const;

interface HoneypotProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field that neither sighted users nor users of screen readers meet, so only a program fills it in. */
function Honeypot({ value, onChange }: HoneypotProps) {
  const { t } = useTexts();
  return (
    <div className={css.trap} aria-hidden="true">
      <label>
        {t('wizard_trap_label')}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
