import { memo } from 'react';
import { AsideLayout, StepCounter, useTexts } from '@ablesbar/ui';
import type { WizardStep } from '@ablesbar/validation';
import type { TextKey } from '@ablesbar/i18n';
import { shownSteps } from '../entry/step-after';
import { MeterStep } from '../steps/MeterStep/MeterStep';
import { useStart, useStartFact } from './wizard-context';
import * as css from './Wizard.css';

/**
 * Shows the five steps, one at a time, or the card that replaces them. The first step is rendered before
 * everything else is loaded. It stays mounted when the rest arrives, so the user keeps the cursor.
 */
export function Wizard() {
  const { later } = useStart();
  const step = useStartFact(({ place }) => place.step);
  const kind = useStartFact(({ sessionState }) => sessionState.kind);
  // When the token ends, a card replaces the form. The last step stays, so the user can keep the slip.
  if (later !== null && step !== 'DONE' && kind !== 'ready' && kind !== 'asked') {
    return <later.SessionCard kind={kind} />;
  }
  return (
    <AsideLayout aside={later && <later.SidePanel step={step} />}>
      <Steps step={step} />
      <div className={css.step}>
        {later !== null && step !== 'DONE' && <later.EndingNotice />}
        {later === null || step === 'METER' ? <MeterStep /> : <later.LaterStep step={step} />}
      </div>
    </AsideLayout>
  );
}

/** Memoised, so that typing in a step does not render the counter again. */
const Steps = memo(function Steps({ step }: { step: WizardStep }) {
  const { t } = useTexts();
  const steps = shownSteps(useStartFact(({ hasContactStep }) => hasContactStep));
  const at = steps.indexOf(step);
  return (
    <StepCounter
      title={t('wizard_step_title', { step: at + 1, count: steps.length })}
      label={t('wizard_steps_label')}
      steps={steps.map((one) => t(stepName[one]))}
      current={at}
    />
  );
});

const stepName = {
  METER: 'wizard_step_meter',
  METER_READING: 'wizard_step_reading',
  CONTACT: 'wizard_step_contact',
  SUMMARY: 'wizard_step_summary',
  DONE: 'wizard_step_done',
} as const satisfies Record<WizardStep, TextKey>;
