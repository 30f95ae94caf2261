import {
  addDays,
  calendarDay,
  type CalendarDay,
  daysBetween,
  type EvaluationYear,
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

function amountOf(amount: string | null | undefined): number | null {
  return typeof amount === 'string' ? numberOf(amount) : null;
}

interface DaySteps {
  readonly steps: readonly Step[];
  /** The first day of each year in the chart; `at` counts days from the start of the chart. */
  readonly ticks: readonly { readonly at: number; readonly day: CalendarDay }[];
  readonly changes: readonly number[];
}

/**
 * The data for the chart of the daily consumption; null if there is none. `years` come newest
 * first.
 */
export function daySteps(years: readonly EvaluationYear[]): DaySteps | null {
  const entries = years.flatMap((year) => year.entries).reverse();
  const known = entries.flatMap(({ reading, interval }) =>
    interval.kind === 'consumed' && interval.perDay !== null
      ? [{ ...interval, day: reading.day, value: interval.perDay }]
      : [],
  );
  const [first, last] = [known[0]?.since, known.at(-1)?.day];
  if (first === undefined || last === undefined) return null;
  const at = (day: CalendarDay) => daysBetween(first, day);
  return {
    steps: known.map(({ since, day, value, isEstimated }) => ({
      from: at(since),
      to: at(day),
      value,
      isEstimated,
    })),
    ticks: newYears(first, last).map((day) => ({ at: at(day), day })),
    changes: entries
      .filter(({ reading, interval }) => interval.kind === 'new-meter' && reading.day >= first)
      .map(({ reading }) => at(reading.day)),
  };
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
