import type { EntryAssessment } from './assess-entry';

/** What is asked before sending: for a yes only, or because something about the entry is unusual. */
export type Confirmation = 'plain' | 'incomplete' | 'warnings' | 'both';

export function confirmationOf({
  isIncomplete,
  hasWarnings,
}: Pick<EntryAssessment, 'isIncomplete' | 'hasWarnings'>): Confirmation {
  if (isIncomplete) return hasWarnings ? 'both' : 'incomplete';
  return hasWarnings ? 'warnings' : 'plain';
}
