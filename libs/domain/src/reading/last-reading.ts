import type { MeterRateTask, ReadingEvent, ReadingResult, SentResult } from '../job/job';
import { readingInstant } from './reading-instant';

/**
 * The newest reading of the history. On the day of a meter exchange it is the new meter's value.
 */
export function lastEventOf(task: MeterRateTask): ReadingEvent | null {
  return newest(task.readingEvents);
}

/** The newest reading sent for this job. */
export function lastResultOf(task: MeterRateTask): SentResult | null {
  return newest(task.readingResults);
}

export function lastReadingOf(task: MeterRateTask): ReadingResult | null {
  return newest([...task.readingEvents, ...task.readingResults]);
}

/** The lists are not sorted. Of two readings at the same time, the later in the list counts. */
function newest<T extends ReadingResult>(readings: readonly T[]): T | null {
  let last: T | null = null;
  let lastInstant = -Infinity;
  for (const reading of readings) {
    const instant = readingInstant(reading.readingDate) ?? -Infinity;
    if (instant >= lastInstant) [last, lastInstant] = [reading, instant];
  }
  return last;
}
