import { ToastRegion } from '@ablesbar/ui';
import { ContactStep } from './ContactStep/ContactStep';
import { DoneStep } from './DoneStep/DoneStep';
import { Kept } from './Kept/Kept';
import { ReadingStep } from './ReadingStep/ReadingStep';
import { SummaryStep } from './SummaryStep/SummaryStep';

/** The components that the first step does not need. */
export const laterSteps = {
  METER_READING: ReadingStep,
  CONTACT: ContactStep,
  SUMMARY: SummaryStep,
  DONE: DoneStep,
  KEPT: Kept,
  TOASTS: ToastRegion,
} as const;

export type LaterSteps = typeof laterSteps;
