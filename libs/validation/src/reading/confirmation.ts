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
