import { DateTime } from 'luxon';
import type { CalendarDay } from './calendar-day';

/**
 * Midnight in Berlin, when that day begins. It is not always twelve hours before noon: on the days
 * of 23 and 25 hours it is eleven or thirteen.
 */
export function startOfBerlinDay(day: CalendarDay): Date {
  return DateTime.fromISO(day, { zone: 'Europe/Berlin' }).toJSDate();
}
