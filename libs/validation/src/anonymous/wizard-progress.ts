import type { AnonymousAssessment } from './assess-anonymous-reading';

export const WIZARD_STEPS = ['METER', 'METER_READING', 'CONTACT', 'SUMMARY', 'DONE'] as const;

export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The steps in which the user enters data. DONE only shows the result. */
export type EntryStep = Exclude<WizardStep, 'DONE'>;

const ENTRY_STEPS = WIZARD_STEPS.filter(isEntryStep);

export function isStepDone(assessment: AnonymousAssessment, step: EntryStep): boolean {
  return assessment[step].length === 0;
}

export function canSubmit(assessment: AnonymousAssessment): boolean {
  return firstOpenStep(assessment) === null;
}

/**
 * The first step with a problem, or null. Users cannot go beyond it, even with a direct address or
 * an old draft.
 */
export function firstOpenStep(assessment: AnonymousAssessment): EntryStep | null {
  return ENTRY_STEPS.find((step) => !isStepDone(assessment, step)) ?? null;
}

function isEntryStep(step: WizardStep): step is EntryStep {
  return step !== 'DONE';
}
