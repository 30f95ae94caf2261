import {
  addDays,
  calendarDay,
  type CalendarDay,
  daysBetween,
  type EvaluationEntry,
  type EvaluationYear,
  type NotedEntry,
  numberOf,
} from '@ablesbar/domain';
import type { Bar, Step } from '@ablesbar/ui/chart';

/** More bars could not be told apart on a phone. */
const SHOWN = 8;

/** The last years, newest last, each with the year before; empty if no year has an amount. */
export function yearBars(years: readonly EvaluationYear[]): readonly Bar[] {
  const bars = years.map(({ year, amount, isEstimated, entries }, n) => ({
    label: year,
    value: amountOf(amount),
    before: amountOf(years[n + 1]?.amount),
    isEstimated,
    isNewMeter: entries.some(({ interval }) => interval.kind === 'new-meter'),
  }));
  const first = bars.findLastIndex(({ value }) => value !== null);
  return bars.slice(0, Math.min(first + 1, SHOWN)).reverse();
}

/** The last years of two rates, newest last; empty if neither has an amount. */
export function pairedBars(
  first: readonly EvaluationYear[],
  second: readonly EvaluationYear[],
): readonly Bar[] {
  const years = [...new Set([...first, ...second].map(({ year }) => year))].sort();
  const bars = years.map((label) => {
    const pair = [first, second].map((rate) => rate.find(({ year }) => year === label));
    return {
      label,
      value: amountOf(pair[0]?.amount),
      before: amountOf(pair[1]?.amount),
      isEstimated: pair[0]?.isEstimated === true,
      isBeforeEstimated: pair[1]?.isEstimated === true,
      isNewMeter: pair.some(
        (one) => one?.entries.some(({ interval }) => interval.kind === 'new-meter') === true,
      ),
    };
  });
  const begin = bars.findIndex(({ value, before }) => value !== null || before !== null);
  return begin < 0 ? [] : bars.slice(begin).slice(-SHOWN);
}

function amountOf(amount: string | null | undefined): number | null {
  return typeof amount === 'string' ? numberOf(amount) : null;
}

interface DaySteps {
  readonly steps: readonly Step[];
  /** The same from notes: each since the reading or note before it. */
  readonly notes: readonly Step[];
  /** The first day of each year in the chart; `at` counts days from the start of the chart. */
  readonly ticks: readonly { readonly at: number; readonly day: CalendarDay }[];
  readonly changes: readonly number[];
}

/**
 * The data for the chart of the daily consumption; null if there is none. `years` come newest
 * first, notes oldest first.
 */
export function daySteps(
  years: readonly EvaluationYear[],
  noted: readonly NotedEntry[],
): DaySteps | null {
  const entries = years.flatMap((year) => year.entries).reverse();
  const [read, own] = [knownPeriods(entries), knownPeriods(noted)];
  const days = [...read, ...own].flatMap(({ since, day }) => [since, day]).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const at = (day: CalendarDay) => daysBetween(first, day);
  const stepOf = ({ since, day, value, isEstimated }: KnownPeriod) => ({
    from: at(since),
    to: at(day),
    value,
    isEstimated,
  });
  return {
    steps: read.map(stepOf),
    notes: own.map(stepOf),
    ticks: newYears(first, last).map((day) => ({ at: at(day), day })),
    changes: entries
      .filter(({ reading, interval }) => interval.kind === 'new-meter' && reading.day >= first)
      .map(({ reading }) => at(reading.day)),
  };
}

interface KnownPeriod {
  readonly since: CalendarDay;
  readonly day: CalendarDay;
  readonly value: number;
  readonly isEstimated: boolean;
}

function knownPeriods(entries: readonly EvaluationEntry[]): readonly KnownPeriod[] {
  return entries.flatMap(({ reading, interval }) =>
    interval.kind === 'consumed' && interval.perDay !== null
      ? [{ ...interval, day: reading.day, value: interval.perDay }]
      : [],
  );
}

function newYears(first: CalendarDay, last: CalendarDay): readonly CalendarDay[] {
  const begins: CalendarDay[] = [];
  for (let day = newYearAfter(first); day !== null && day <= last; day = newYearAfter(day)) {
    begins.push(day);
  }
  return begins;
}

function newYearAfter(day: CalendarDay): CalendarDay | null {
  const lastOfYear = calendarDay(`${day.slice(0, 4)}-12-31`);
  const next = lastOfYear && addDays(lastOfYear, 1);
  // The calendar ends with the year 9999.
  return next === lastOfYear ? null : next;
}
