import {
  addDays,
  type AskedMonth,
  calendarDay,
  type CalendarDay,
  dayOfUtc,
} from '@ablesbar/domain';

export interface AskedDeadline {
  /** The last day of the question; null if the query asks for no day. */
  readonly until: CalendarDay | null;
  /** A month alone: 'November', 'nov 2026'. It may be a name as well ('August-Bebel-Straße'). */
  readonly month: AskedMonth | null;
  /** The query without that question. */
  readonly rest: string;
}

/** From Sunday on, as `Date` counts them. */
const WEEKDAYS = [
  ['sonntag', 'sunday'],
  ['montag', 'monday'],
  ['dienstag', 'tuesday'],
  ['mittwoch', 'wednesday'],
  ['donnerstag', 'thursday'],
  ['freitag', 'friday'],
  ['samstag', 'sonnabend', 'saturday'],
] as const;
const MONTHS = [
  ['januar', 'january'],
  ['februar', 'february'],
  ['märz', 'maerz', 'march'],
  ['april'],
  ['mai', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['august'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['dezember', 'december'],
] as const;
const TODAY = ['heute', 'today'];
const TOMORROW = ['morgen', 'tomorrow'];
const BEFORE_A_DAY = ['zum', 'ende', 'anfang', 'end', 'start', 'of'];
const ABBREVIATIONS = ['so', 'mo', 'di', 'mi', 'do', 'fr', 'sa'];

/**
 * Reads 'bis Freitag', 'bis 30.11.', 'by 14 December', 'November 2026' out of a search, in every language of the
 * portal. While the day is still being typed, the question asks for nothing yet: otherwise the list
 * would be empty until the last letter.
 */
export function askedDeadline(query: string, today: CalendarDay): AskedDeadline {
  const named = NAMED_MONTH.exec(query);
  const months = named === null ? [] : monthsFrom(named[2]?.toLowerCase() ?? '');
  if (named !== null && months.length > 0) {
    const [asked, day, , year = ''] = named;
    const date = `${day}.${months[0]}.${year.length === 4 ? year : ''}`;
    const until = months.length === 1 ? dateOf(date, today) : null;
    return { until, month: null, rest: without(asked, query) };
  }
  const whole = monthIn(query);
  if (whole !== null) {
    const isUntil = /^\s*(?:bis|by|until)\s/i.test(whole.asked);
    const rest = without(whole.asked, query);
    if (!isUntil) return { until: null, month: whole.month, rest };
    const isStart = /\s(?:anfang|start)\s/i.test(whole.asked);
    return { until: ahead(whole.month, isStart ? 'first' : 'last', today), month: null, rest };
  }
  const found = UNTIL.exec(query);
  if (found === null) return { until: null, month: null, rest: query };
  const [asked, word = ''] = found;
  const until = dayOf(word.toLowerCase(), today);
  if (until === null && !mayBecomeADay(word.toLowerCase())) {
    return { until: null, month: null, rest: query };
  }
  return { until, month: null, rest: without(asked, query) };
}

function without(asked: string, query: string): string {
  return query.replace(asked, '').trim();
}

/**
 * '14. Dezember', '14 dec'. A street may have such a name, so 'bis' has to come before it. A last '2' is
 * the beginning of a year.
 */
const NAMED_MONTH =
  /(?:^|\s)(?:bis|by|until)\s+(?:zum\s+)?(\d{1,2})\.?\s+(\p{L}+)\.?(?:\s+(20\d{0,2}|2$))?(?!\S)/iu;
const UNTIL =
  /(?:^|\s)(?:bis|by|until)(?:\s+(?:(?:zum|ende|anfang|(?:end|start)(?:\s+of)?)\s+)*(\S+)|\s*$)/i;
/** Three letters are enough. A year that is still being typed is part of the question. */
const MONTH =
  /(?:^|\s)(?:(?:bis|by|until)\s+(?:(?:zum|ende|anfang|(?:end|start) of)\s+)*|i[mn]\s+)?(\p{L}{3,})\.?(?:\s+(20\d{0,2}))?(?!\S)/giu;

function monthIn(query: string) {
  for (const [asked, word = '', year = ''] of query.matchAll(MONTH)) {
    const [number, other] = monthsFrom(word.toLowerCase());
    if (number === undefined || other !== undefined) continue;
    return { asked, month: { number, year: year.length === 4 ? Number(year) : null } };
  }
  return null;
}

/** 'bis November' without a year means the next one that has not ended: a deadline is ahead. */
function ahead(
  { number, year }: AskedMonth,
  day: 'first' | 'last',
  today: CalendarDay,
): CalendarDay {
  const inYear = (some: number) =>
    dayOfUtc(day === 'first' ? Date.UTC(some, number - 1, 1) : Date.UTC(some, number, 0));
  const thisYear = Number(today.slice(0, 4));
  const near = inYear(year ?? thisYear);
  return year === null && near < today ? inYear(thisYear + 1) : near;
}

/** The numbers of the months that this may be the beginning of. */
function monthsFrom(word: string): readonly number[] {
  return MONTHS.flatMap((names, index) => (isBeginning(word, names) ? [index + 1] : []));
}

function dayOf(word: string, today: CalendarDay): CalendarDay | null {
  if (TODAY.includes(word)) return today;
  if (TOMORROW.includes(word)) return addDays(today, 1);
  const weekday = weekdayOf(word.replace(/\.$/, ''));
  return weekday === null ? dateOf(word, today) : nextWeekday(weekday, today);
}

/** An abbreviation or three letters of the name are enough. */
function weekdayOf(word: string): number | null {
  const short = ABBREVIATIONS.indexOf(word);
  if (short >= 0) return short;
  if (word.length < 3 || isBeginning(word, [...TODAY, ...TOMORROW])) return null;
  const index = WEEKDAYS.findIndex((names) => isBeginning(word, names));
  return index < 0 ? null : index;
}

function nextWeekday(weekday: number, today: CalendarDay): CalendarDay {
  const now = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, (weekday - now + 7) % 7);
}

/**
 * '30.11.' means the next 30 November: a deadline is ahead. '30.11.26' names a year, but '30.11.20' is
 * on its way to '30.11.2026'.
 */
function dateOf(word: string, today: CalendarDay): CalendarDay | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\.(\d{1,2})\.?(\d{4}|(?!20)\d{2})?$/.exec(word) ?? [];
  const inYear = (some: string) =>
    calendarDay(`${some}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  if (year !== '') return inYear(year.padStart(4, '20'));
  const thisYear = today.slice(0, 4);
  const near = inYear(thisYear);
  return near !== null && near < today ? inYear(String(Number(thisYear) + 1)) : near;
}

function mayBecomeADay(word: string): boolean {
  return (
    /^\d{1,2}(\.\d{0,2}(\.\d{0,4})?)?$/.test(word) ||
    isBeginning(word, [...WEEKDAYS, ...MONTHS, TODAY, TOMORROW, BEFORE_A_DAY].flat())
  );
}

function isBeginning(word: string, names: readonly string[]): boolean {
  return names.some((name) => name.startsWith(word));
}
