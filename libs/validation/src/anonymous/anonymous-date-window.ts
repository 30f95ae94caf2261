import { addDays, type AnonymousRatesConfig, type CalendarDay } from '@ablesbar/domain';
import type { ReadingDateWindow } from '../reading/reading-date-window';

/** The days on which the meter may have been read, both included (customer decision 30). */
export function anonymousDateWindow(
  {
    readingDateMaxDaysInPast,
    readingDateMaxDaysInFuture,
  }: Pick<AnonymousRatesConfig, 'readingDateMaxDaysInPast' | 'readingDateMaxDaysInFuture'>,
  today: CalendarDay,
): ReadingDateWindow {
  return {
    earliest: addDays(today, -readingDateMaxDaysInPast),
    latest: addDays(today, readingDateMaxDaysInFuture),
  };
}
