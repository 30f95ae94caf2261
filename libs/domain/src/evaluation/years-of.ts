import { groupedBy } from '../job/grouped-by';
import { addDecimals, numberOf } from '../reading/decimal';
import type { Consumed, EvaluationEntry } from './intervals-of';

/**
 * The consumption of all intervals that end in this year. The first reading of the history ends no
 * interval, so it adds no consumption.
 */
export interface EvaluationYear {
  readonly year: string;
  /** Null if no interval with a known consumption ends in this year. */
  readonly amount: string | null;
  readonly perDay: number | null;
  readonly isEstimated: boolean;
  /** The newest first. */
  readonly entries: readonly EvaluationEntry[];
}

/** The history by year, the newest year first, without gaps. `entries` must be oldest first. */
export function yearsOf(
  entries: readonly EvaluationEntry[],
  places: number,
): readonly EvaluationYear[] {
  const byYear = groupedBy(entries, ({ reading }) => reading.day.slice(0, 4));
  const [oldest] = byYear.keys();
  const newest = [...byYear.keys()].at(-1);
  if (oldest === undefined || newest === undefined) return [];
  const years = Array.from({ length: Number(newest) - Number(oldest) + 1 }, (_, back) =>
    String(Number(newest) - back).padStart(4, '0'),
  );
  return years.map((year) => {
    const ofYear = byYear.get(year) ?? [];
    const consumed = ofYear.flatMap(({ interval }) =>
      interval.kind === 'consumed' ? [interval] : [],
    );
    return { year, ...sumOf(consumed, places), entries: [...ofYear].reverse() };
  });
}

function sumOf(
  consumed: readonly Consumed[],
  places: number,
): Pick<EvaluationYear, 'amount' | 'perDay' | 'isEstimated'> {
  if (consumed.length === 0) return { amount: null, perDay: null, isEstimated: false };
  const amount = consumed.reduce((sum, one) => addDecimals(sum, one.amount, places), '0');
  const days = consumed.reduce((sum, one) => sum + one.days, 0);
  return {
    amount,
    perDay: days === 0 ? null : numberOf(amount) / days,
    isEstimated: consumed.some(({ isEstimated }) => isEstimated),
  };
}
