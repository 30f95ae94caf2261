import type { WizardAssessment } from './assess-wizard';
import { type EntryStep, WIZARD_STEPS, type WizardStep } from './wizard-steps';

const ENTRY_STEPS = WIZARD_STEPS.filter(isEntryStep);

export function isStepDone(assessment: WizardAssessment, step: EntryStep): boolean {
  return assessment[step].length === 0;
}

export function canSubmit(assessment: WizardAssessment): boolean {
  return firstOpenStep(assessment) === null;
}

/** Nobody gets past it, whatever address or draft they came with; null where nothing is open. */
export function firstOpenStep(assessment: WizardAssessment): EntryStep | null {
  return ENTRY_STEPS.find((step) => !isStepDone(assessment, step)) ?? null;
}

function isEntryStep(step: WizardStep): step is EntryStep {
  return step !== 'DONE';
}
