import { type EvaluationYear, numberOf } from '@ablesbar/domain';
import type { Bar } from '@ablesbar/ui/chart';

/** More bars could not be told apart on a phone. */
const SHOWN = 8;

/** The last years, newest last, each with the year before; empty if no year has an amount. */
export function barsOf(years: readonly EvaluationYear[]): readonly Bar[] {
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
