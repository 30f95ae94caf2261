import { ToastRegion } from '@ablesbar/ui';
import { ContactStep } from './ContactStep/ContactStep';
import { DoneStep } from './DoneStep/DoneStep';
import { EnteredSoFar } from './EnteredSoFar';
import { ReadingStep } from './ReadingStep/ReadingStep';
import { SummaryStep } from './SummaryStep/SummaryStep';

/** The components that the first step does not need. */
export const laterSteps = {
  METER_READING: ReadingStep,
  CONTACT: ContactStep,
  SUMMARY: SummaryStep,
  DONE: DoneStep,
  ENTERED_SO_FAR: EnteredSoFar,
  TOASTS: ToastRegion,
} as const;

export type LaterSteps = typeof laterSteps;
