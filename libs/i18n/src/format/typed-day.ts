import { calendarDay, type CalendarDay } from '@ablesbar/domain';
import { localeOf } from './locale-of';

/** The day as the user types it: `21.11.2026`, in English `21/11/2026`. */
export function formatTypedDay(day: CalendarDay, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(`${day}T12:00:00Z`));
}

/**
 * The day that the user typed: `1.2.26`, `01022026`, `2026-02-01`, with a weekday before it or
 * without a year. Without a year, the day is the last one not after `latest`, because nobody reads
 * a meter in the future. Null if the text is not a day.
 */
export function readTypedDay(
  text: string,
  { language, latest }: { readonly language: string; readonly latest: CalendarDay },
): CalendarDay | null {
  const bare = text.trim().replace(/^\p{L}+[.,\s]+/u, '');
  if (/^\d{4}-/.test(bare)) return calendarDay(bare);
  const numbers = /^\d{6}(\d{2})?$/.test(bare)
    ? [bare.slice(0, 2), bare.slice(2, 4), bare.slice(4)]
    : bare.split(/[\s./-]+/).filter((part) => part !== '');
  if (numbers.length < 2 || numbers.length > 3) return null;
  if (numbers.some((number) => !/^\d+$/.test(number))) return null;
  const [first = '', second = '', year] = numbers;
  const [day, month] = isMonthFirst(language) ? [second, first] : [first, second];
  if (year !== undefined) return dayOf(fullYear(year), month, day);
  const thisYear = Number(latest.slice(0, 4));
  const near = dayOf(String(thisYear), month, day);
  return near !== null && near <= latest ? near : dayOf(String(thisYear - 1), month, day);
}

const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year);

function dayOf(year: string, month: string, day: string): CalendarDay | null {
  return calendarDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

function isMonthFirst(language: string): boolean {
  const parts = new Intl.DateTimeFormat(localeOf(language)).formatToParts(0);
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'month';
}
