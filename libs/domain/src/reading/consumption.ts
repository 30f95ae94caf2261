import { dayOfWire } from '../calendar/berlin-day';
import { type CalendarDay, daysBetween } from '../calendar/calendar-day';
import type { ReadingResult } from '../job/job';
import { compareDecimals, decimalOf, numberOf, subtractDecimals } from './decimal';
import { readingInstant } from './reading-instant';

export interface Consumption {
  /** A decimal string, like every value. */
  readonly amount: string;
  readonly since: CalendarDay;
  /** Null on the day of the last reading itself. */
  readonly perDay: number | null;
}

/** The consumption since the last reading; null if it is not known. */
export function consumptionSince(
  last: ReadingResult | null,
  value: string,
  day: CalendarDay,
  places: number,
): Consumption | null {
  if (last === null || readingInstant(last.readingDate) === null) return null;
  const since = dayOfWire(last.readingDate);
  if (since === null) return null;
  const before = decimalOf(last.readingValue);
  const days = daysBetween(since, day);
  // A lower value means a new meter, a rollover or a typing error. An earlier day belongs to the
  // history.
  if (days < 0 || compareDecimals(value, before, places) < 0) return null;
  const amount = subtractDecimals(value, before, places);
  return { amount, since, perDay: days === 0 ? null : numberOf(amount) / days };
}
