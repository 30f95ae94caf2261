import { AsideLayout, StepCounter, useTexts } from '@ablesbar/ui';
import { WIZARD_STEPS, type WizardStep } from '@ablesbar/validation';
import type { TextKey } from '@ablesbar/i18n';
import { MeterStep } from '../steps/MeterStep/MeterStep';
import { EndingNotice } from './EndingNotice';
import { LaterStep } from './LaterStep';
import { SessionCard } from './SessionCard';
import { SidePanel } from './SidePanel';
import { useWizardState } from './use-wizard-state';
import * as css from './Wizard.css';

/** The five steps, one at a time, and what may stand in their place. */
export function Wizard() {
  const { t } = useTexts();
  const { place, sessionState } = useWizardState();
  const { step } = place;
  const { kind } = sessionState;
  // When the token ends, the form waits behind a card; what was sent stays, to be kept.
  if (step !== 'DONE' && kind !== 'ready' && kind !== 'asked') return <SessionCard kind={kind} />;
  const at = WIZARD_STEPS.indexOf(step);
  return (
    <AsideLayout aside={<SidePanel step={step} />}>
      <StepCounter
        title={t('wizard_step_title', { step: at + 1, count: WIZARD_STEPS.length })}
        label={t('wizard_steps_label')}
        steps={WIZARD_STEPS.map((one) => t(stepName[one]))}
        current={at}
      />
      <div className={css.step}>
        {step !== 'DONE' && <EndingNotice />}
        {step === 'METER' ? <MeterStep /> : <LaterStep step={step} />}
      </div>
    </AsideLayout>
  );
}

const stepName = {
  METER: 'wizard_step_meter',
  METER_READING: 'wizard_step_reading',
  CONTACT: 'wizard_step_contact',
  SUMMARY: 'wizard_step_summary',
  DONE: 'wizard_step_done',
} as const satisfies Record<WizardStep, TextKey>;
