import { type CalendarDay, EMPTY_VALUE, type MeterRateTask } from '@ablesbar/domain';
import {
  confirmationOf,
  type EntryAssessment,
  explainValue,
  type ReadingSettings,
} from '@ablesbar/validation';
import type { ReadingDraft } from './reading-draft.slice';

export interface EntryToSend {
  readonly tasks: readonly MeterRateTask[];
  readonly draft: ReadingDraft;
  readonly day: CalendarDay;
  readonly settings: ReadingSettings;
  readonly assessment: EntryAssessment;
}

/**
 * Whether an entry is sent without a question: nothing in it is unusual, and each value was compared
 * with what is usual. A value without such a comparison is shown once more before it goes.
 */
export function goesAtOnce({ tasks, draft, day, settings, assessment }: EntryToSend): boolean {
  return (
    confirmationOf(assessment) === 'plain' &&
    tasks.every((task) => {
      const value = draft.values[task.taskId] ?? EMPTY_VALUE;
      const { factor } = explainValue({ task, value, day, settings });
      return factor !== null && factor > 1 / NOTABLE && factor < NOTABLE;
    })
  );
}

/** From this many times on, the feedback says that it is more or less than usual. */
const NOTABLE = 2;
