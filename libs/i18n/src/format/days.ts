import type { CalendarDay } from '@ablesbar/domain';
import { localeOf } from './locale-of';

/**
 * `21.11.2026`. Other languages write the month in letters, so that day and month cannot be
 * confused.
 */
export function formatDay(day: CalendarDay, language: string): string {
  return ofDay('day', day, language);
}

/** `Sa., 21.11.2026`: near a deadline people think in weekdays. */
export function formatDayWithWeekday(day: CalendarDay, language: string): string {
  return ofDay('weekday', day, language);
}

/** `21.11.`: for lists, where the year is obvious. */
export function formatShortDay(day: CalendarDay, language: string): string {
  return ofDay('short', day, language);
}

/** `14:32`, the local time in Germany. */
export function formatTime(instant: Date, language: string): string {
  return formatter('time', language).format(instant);
}

type Kind = 'day' | 'weekday' | 'short' | 'time';

const GERMAN = {
  day: { day: '2-digit', month: '2-digit', year: 'numeric' },
  weekday: { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' },
  short: { day: '2-digit', month: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<Kind, Intl.DateTimeFormatOptions>;

const ELSEWHERE = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<Kind, Intl.DateTimeFormatOptions>;

function ofDay(kind: Kind, day: CalendarDay, language: string): string {
  // A day has no time zone. It is parsed and formatted in UTC, so it stays the same day everywhere.
  return formatter(kind, language).format(Date.parse(`${day}T12:00:00Z`));
}

const made = new Map<string, Intl.DateTimeFormat>();

function formatter(kind: Kind, language: string): Intl.DateTimeFormat {
  const name = `${kind} ${language}`;
  const locale = localeOf(language);
  const options = locale.startsWith('de') ? GERMAN[kind] : ELSEWHERE[kind];
  const timeZone = kind === 'time' ? 'Europe/Berlin' : 'UTC';
  const format =
    made.get(name) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone, hourCycle: 'h23' });
  made.set(name, format);
  return format;
}
