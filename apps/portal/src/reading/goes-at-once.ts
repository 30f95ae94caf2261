import { confirmationOf, type EntryAssessment } from '@ablesbar/validation';

/**
 * Whether an entry is sent without a question: nothing in it is unusual, and each value was compared
 * with what is usual. A value without such a comparison is shown once more before it goes (D284).
 */
export function goesAtOnce(assessment: EntryAssessment): boolean {
  return (
    confirmationOf(assessment) === 'plain' &&
    Object.values(assessment.rates).every(({ state }) => state === 'usual')
  );
}
