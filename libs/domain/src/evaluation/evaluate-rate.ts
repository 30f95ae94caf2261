import type { Features } from '../application/features';
import type { MeterRateTask } from '../job/job';
import { subtractDecimals } from '../reading/decimal';
import { type Consumed, type EvaluationEntry, intervalsOf } from './intervals-of';
import { readingsOf } from './readings-of';
import { type EvaluationYear, yearsOf } from './years-of';

export interface RateEvaluation {
  /** `insufficient`: there are readings, but no consumption can be computed from them yet. */
  readonly state: 'no-results' | 'insufficient' | 'evaluated';
  readonly years: readonly EvaluationYear[];
  readonly latest: EvaluationEntry | null;
  /** Null if the consumption until the latest reading is not known. */
  readonly comparison: Comparison | null;
}

/** The last consumption and its difference from the one before; below zero means less was used. */
export interface Comparison {
  readonly last: Consumed;
  readonly previous: Consumed | null;
  readonly difference: string | null;
  /** The difference per day, because the two periods may differ in length. */
  readonly differencePerDay: number | null;
}

/** History and consumption of one rate. */
export function evaluateRate(task: MeterRateTask, features: Features): RateEvaluation {
  const entries = intervalsOf(readingsOf(task, features), task);
  const hasConsumed = entries.some(({ interval }) => interval.kind === 'consumed');
  return {
    state: entries.length === 0 ? 'no-results' : hasConsumed ? 'evaluated' : 'insufficient',
    years: yearsOf(entries, task.postDecimals),
    latest: entries.at(-1) ?? null,
    comparison: comparisonOf(entries, task.postDecimals),
  };
}

function comparisonOf(entries: readonly EvaluationEntry[], places: number): Comparison | null {
  const consumed = entries.flatMap(({ interval }) =>
    interval.kind === 'consumed' ? [interval] : [],
  );
  const last = consumed.at(-1);
  const previous = consumed.at(-2) ?? null;
  if (last === undefined || closingOf(entries)?.interval !== last) return null;
  const canCompareDays = previous !== null && last.perDay !== null && previous.perDay !== null;
  return {
    last,
    previous,
    difference: previous && subtractDecimals(last.amount, previous.amount, places),
    differencePerDay: canCompareDays ? last.perDay - previous.perDay : null,
  };
}

/** The newest reading; on the day of an exchange the last value of the old meter, which ends a consumption. */
function closingOf(entries: readonly EvaluationEntry[]): EvaluationEntry | undefined {
  const [before, newest] = entries.slice(-2);
  const isExchange =
    newest?.interval.kind === 'new-meter' && before?.reading.day === newest.reading.day;
  return isExchange ? before : entries.at(-1);
}
