import { berlinDay, noonOf } from '../calendar/berlin-day';
import type { CalendarDay } from '../calendar/calendar-day';

/**
 * How a reading date is sent: today as the current instant, any other day as its noon in Berlin
 * (customer decision 3).
 */
export function wireReadingDate(day: CalendarDay, now: Date): string {
  return day === berlinDay(now) ? now.toISOString() : noonOf(day);
}
