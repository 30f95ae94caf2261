import { type CalendarDay, calendarDay, dayOfUtc } from './calendar-day';

const HOUR_MS = 3_600_000;

// Through Intl, never through the local getters of Date: those follow the zone of whoever runs this.
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

// What looks at today does so many times for one key, and in no year a day ends within a second.
let lastAsked: { readonly second: number; readonly day: CalendarDay } | null = null;

/** The day on the calendars beside the meters, wherever the browser or the server stands. */
export function berlinDay(instant: Date): CalendarDay {
  const second = Math.floor(instant.getTime() / 1000);
  if (lastAsked?.second === second) return lastAsked.day;
  const { year, month, day } = berlinParts(instant);
  // Date.UTC would take the year 50 for 1950.
  const found = dayOfUtc(new Date(0).setUTCFullYear(year, month - 1, day));
  lastAsked = { second, day: found };
  return found;
}

/** That day's noon in Berlin. No clock change comes near noon, so the day survives every zone. */
export function noonOf(day: CalendarDay): string {
  const noonInUtc = Date.parse(`${day}T12:00:00Z`);
  const ahead = berlinParts(new Date(noonInUtc)).hour - 12;
  return new Date(noonInUtc - ahead * HOUR_MS).toISOString();
}

// A thousand jobs share a handful of dates, and asking Intl is what costs.
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

/** The day a wire date means: a plain date is itself, a timestamp the day it had in Berlin. */
export function dayOfWire(wire: string | null): CalendarDay | null {
  return wire === null ? null : remembered(knownDays, wire, findDay);
}

function findDay(wire: string): CalendarDay | null {
  const day = calendarDay(wire);
  if (day !== null) return day;
  const instant = instantOfWire(wire);
  return instant === null ? null : berlinDay(new Date(instant));
}

/** For putting wire dates in order: a plain date counts as its noon, as it is sent (customer decision 3). */
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
  // A time without a zone would be read in the zone of the machine; its day is what is meant.
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
