import { type CalendarDay, calendarDay, dayOfUtc } from './calendar-day';

const HOUR_MS = 3_600_000;

// Always Intl, never the local getters of Date: those use the time zone of the machine.
const berlin = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Berlin',
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
});

// One keystroke asks for today's date many times. The cache is safe because no day ends within a
// second.
let lastAsked: { readonly second: number; readonly day: CalendarDay } | null = null;

/** The calendar day in Berlin at this instant, in whatever zone the browser or the server runs. */
export function berlinDay(instant: Date): CalendarDay {
  const second = Math.floor(instant.getTime() / 1000);
  if (lastAsked?.second === second) return lastAsked.day;
  const { year, month, day } = berlinParts(instant);
  // Date.UTC would read the year 50 as 1950.
  const found = dayOfUtc(new Date(0).setUTCFullYear(year, month - 1, day));
  lastAsked = { second, day: found };
  return found;
}

/** Noon of that day in Berlin. No clock change happens near noon, so noon stays on the same day. */
export function noonOf(day: CalendarDay): string {
  const noonInUtc = Date.parse(`${day}T12:00:00Z`);
  const ahead = berlinParts(new Date(noonInUtc)).hour - 12;
  return new Date(noonInUtc - ahead * HOUR_MS).toISOString();
}

// Intl is slow, and a thousand jobs share a handful of dates.
const MOST_KNOWN = 1000;
const knownDays = new Map<string, CalendarDay | null>();
const knownInstants = new Map<string, number | null>();

function remembered<T>(known: Map<string, T>, wire: string, find: (wire: string) => T): T {
  const found = known.get(wire);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const value = find(wire);
  known.set(wire, value);
  return value;
}

/**
 * The day that a wire date means: a plain date means itself, a timestamp means its day in Berlin.
 */
export function dayOfWire(wire: string | null): CalendarDay | null {
  return wire === null ? null : remembered(knownDays, wire, findDay);
}

function findDay(wire: string): CalendarDay | null {
  const day = calendarDay(wire);
  if (day !== null) return day;
  const instant = instantOfWire(wire);
  return instant === null ? null : berlinDay(new Date(instant));
}

/**
 * The instant of a wire date, for sorting. A plain date counts as noon in Berlin, which is also how
 * the client sends it (customer decision 3).
 */
export function instantOfWire(wire: string | null): number | null {
  return wire === null ? null : remembered(knownInstants, wire, findInstant);
}

function findInstant(wire: string): number | null {
  const [, date = '', time, zone] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      wire,
    ) ?? [];
  const day = calendarDay(date);
  if (day === null) return null;
  // Date.parse would read a time without a zone in the zone of the machine. Only its day counts.
  if (time === undefined || zone === undefined) return Date.parse(noonOf(day));
  const instant = Date.parse(`${day}T${time}${zone.replace(/^(.\d{2})(\d{2})$/, '$1:$2')}`);
  return Number.isNaN(instant) ? null : instant;
}

function berlinParts(instant: Date): Record<'year' | 'month' | 'day' | 'hour', number> {
  const parts = { year: 0, month: 0, day: 0, hour: 0 };
  for (const { type, value } of berlin.formatToParts(instant)) {
    if (type === 'year' || type === 'month' || type === 'day' || type === 'hour') {
      parts[type] = Number(value);
    }
  }
  return parts;
}
