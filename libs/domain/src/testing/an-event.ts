import type { ReadingEvent } from '../job/job';

export function anEvent(
  readingDate: string,
  readingValue: number,
  reason: ReadingEvent['reason'] = 'PERIODIC_READING',
): ReadingEvent {
  return { readingDate, readingValue, reason, otherReason: null };
}
