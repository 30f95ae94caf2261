import {
  addDays,
  type CalendarDay,
  dayOfWire,
  type Features,
  type Job,
  type MeterReadingConfig,
} from '@ablesbar/domain';
import type { Problem } from '../problem/problem';

/** Both days are included. */
export interface ReadingDateWindow {
  readonly earliest: CalendarDay;
  readonly latest: CalendarDay;
}

/**
 * The days on which a meter may have been read (customer decision 3). Today is always one of them.
 */
export function readingDateWindow({
  job,
  meterReading,
  today,
}: {
  readonly job: Job;
  readonly meterReading: MeterReadingConfig;
  readonly today: CalendarDay;
}): ReadingDateWindow {
  const { readingDateMaxDaysInPast, readingDateMaxDaysInFuture } = meterReading.readingDate;
  const past = addDays(today, -readingDateMaxDaysInPast);
  const begins = dayOfWire(job.jobConstraints.earliestExecution) ?? past;
  const later = begins > past ? begins : past;
  return {
    // A job that begins tomorrow may be sent early. Its reading date is then today.
    earliest: later > today ? today : later,
    latest: addDays(today, readingDateMaxDaysInFuture),
  };
}

export function checkReadingDate(
  day: CalendarDay,
  { earliest, latest }: ReadingDateWindow,
): Problem | null {
  if (day < earliest) return { code: 'date-too-early', severity: 'blocks', earliest, latest };
  if (day > latest) return { code: 'date-too-late', severity: 'blocks', earliest, latest };
  return null;
}

/** True if the date input is hidden; the reading date is then today. */
export function isReadingDateHidden({
  job,
  features,
  today,
}: {
  readonly job: Job;
  readonly features: Features;
  readonly today: CalendarDay;
}): boolean {
  const begins = dayOfWire(job.jobConstraints.earliestExecution);
  return features.hideReadingDateInput || (begins !== null && begins > today);
}
