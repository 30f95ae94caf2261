import {
  type EntryStep,
  firstOpenStep,
  WIZARD_STEPS,
  type AnonymousAssessment,
  type WizardStep,
} from '@ablesbar/validation';

/** A step, and whether the user came to it from the summary to change something. */
export interface Place {
  readonly step: WizardStep;
  readonly isChange: boolean;
}

export const FIRST_PLACE: Place = { step: 'METER', isChange: false };

/** The steps that the user sees. The summary shows a kept contact, so its own step is left out. */
export function shownSteps(hasContactStep: boolean): readonly WizardStep[] {
  return hasContactStep ? WIZARD_STEPS : WIZARD_STEPS.filter((step) => step !== 'CONTACT');
}

/** A user who came from the summary returns there, after completing what the change has left open. */
export function placeAfter(
  { step, isChange }: Place,
  assessment: AnonymousAssessment,
  hasContactStep: boolean,
): Place {
  const open = firstOpenStep(assessment);
  if (isChange) {
    return open === null || open === 'SUMMARY'
      ? { step: 'SUMMARY', isChange: false }
      : { step: open, isChange: true };
  }
  const steps = shownSteps(hasContactStep);
  return { step: steps[steps.indexOf(step) + 1] ?? step, isChange: false };
}

/** The place that is shown when the history or a reload asks for `place`. */
export function reachable(place: Place, assessment: AnonymousAssessment, hasSent: boolean): Place {
  if (place.step === 'DONE') return hasSent ? place : FIRST_PLACE;
  const open: EntryStep = firstOpenStep(assessment) ?? 'SUMMARY';
  const isBeyond = WIZARD_STEPS.indexOf(place.step) > WIZARD_STEPS.indexOf(open);
  return isBeyond ? { step: open, isChange: false } : place;
}
