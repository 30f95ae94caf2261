import type { EntryAssessment } from './assess-entry';

/** What the portal asks before sending: a plain confirmation, or one that names what is unusual. */
export type Confirmation = 'plain' | 'incomplete' | 'warnings' | 'both';

export function confirmationOf({
  isIncomplete,
  hasWarnings,
}: Pick<EntryAssessment, 'isIncomplete' | 'hasWarnings'>): Confirmation {
  if (isIncomplete) return hasWarnings ? 'both' : 'incomplete';
  return hasWarnings ? 'warnings' : 'plain';
}

/**
 * Whether an entry is sent without a question: nothing in it is unusual, and each value was compared
 * with what is usual. A value without such a comparison is shown once more before it goes (D284).
 */
export function goesAtOnce(
  assessment: Pick<EntryAssessment, 'isIncomplete' | 'hasWarnings' | 'rates'>,
): boolean {
  return (
    confirmationOf(assessment) === 'plain' &&
    Object.values(assessment.rates).every(({ state }) => state === 'usual')
  );
}
