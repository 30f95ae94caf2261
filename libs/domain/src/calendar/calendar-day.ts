/** A day of the German calendar, '2026-11-21'. Sorted as texts, days are in order of time. */
export type CalendarDay = string & { readonly brand: 'CalendarDay' };

const DAY_MS = 86_400_000;
const FIRST_UTC = Date.parse('0001-01-01T00:00:00Z');
const LAST_UTC = Date.parse('9999-12-31T00:00:00Z');

/** Strict: four digits of the year, and a day that really exists. */
export function calendarDay(text: string): CalendarDay | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const utc = utcOf(text);
  if (Number.isNaN(utc)) return null;
  // Some engines turn 30 February into a day of March. Then the day differs from the text.
  const day = dayOfUtc(utc);
  return day === text ? day : null;
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayOfUtc(utcOf(day) + days * DAY_MS);
}

/** Counted in UTC, where every day has 24 hours. In Berlin, two days a year do not. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (utcOf(to) - utcOf(from)) / DAY_MS;
}

/**
 * The calendar day in UTC at this instant. For the day in Berlin, see berlinDay. The year always
 * has four digits: a server may configure any number of days, and the end of 9999 in UTC is already
 * the year 10000 in Berlin.
 */
export function dayOfUtc(utc: number): CalendarDay {
  const within = Math.min(LAST_UTC, Math.max(FIRST_UTC, utc));
  return new Date(within).toISOString().slice(0, 10) as CalendarDay;
}

function utcOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
