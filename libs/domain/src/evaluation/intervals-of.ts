import { type CalendarDay, daysBetween } from '../calendar/calendar-day';
import type { MeterRateTask } from '../job/job';
import { compareDecimals, decimalOf, numberOf, subtractDecimals } from '../reading/decimal';
import { consumptionAfterRollover } from '../reading/consumption-after-rollover';
import { type EvaluatedReading, isEstimate } from './readings-of';

/** The consumption between a reading and the one before it. */
export interface Consumed {
  readonly kind: 'consumed';
  /** A decimal string, like every value. */
  readonly amount: string;
  readonly since: CalendarDay;
  readonly days: number;
  /** Null if both readings are of the same day. */
  readonly perDay: number | null;
  /** One of the two readings was estimated. */
  readonly isEstimated: boolean;
  /** The counter passed its highest value and began again at zero. */
  readonly isRolledOver: boolean;
}

/**
 * Why there is no consumption: the first reading, a new meter, or a lower value without an
 * explanation.
 */
export interface NotConsumed {
  readonly kind: 'first' | 'new-meter' | 'lower';
}

export interface EvaluationEntry {
  readonly reading: EvaluatedReading;
  readonly interval: Consumed | NotConsumed;
}

type Digits = Pick<MeterRateTask, 'preDecimals' | 'postDecimals'>;

/** The readings, oldest first, each with the consumption since the one before. */
export function intervalsOf(
  readings: readonly EvaluatedReading[],
  digits: Digits,
): readonly EvaluationEntry[] {
  return readings.map((reading, index) => {
    const before = readings[index - 1];
    if (before === undefined) return { reading, interval: { kind: 'first' } };
    return isNewMeter(readings, index, digits)
      ? { reading, interval: { kind: 'new-meter' } }
      : { reading, interval: between(before, reading, digits) };
  });
}

/**
 * Two meter changes on one day are the last value of the old meter and the first value of the new
 * one. A single change with a value lower than the reading before is the first value of the new
 * meter.
 */
function isNewMeter(readings: readonly EvaluatedReading[], index: number, digits: Digits): boolean {
  const [before, reading, after] = readings.slice(index - 1, index + 2);
  if (before === undefined || reading?.reason !== 'METER_CHANGE') return false;
  let changes = 0;
  while (isSameChange(readings[index - changes - 1], reading)) changes += 1;
  if (changes % 2 === 1) return true;
  return !isSameChange(after, reading) && compareValues(reading, before, digits) < 0;
}

function isSameChange(other: EvaluatedReading | undefined, change: EvaluatedReading): boolean {
  return other?.reason === 'METER_CHANGE' && other.day === change.day;
}

function between(
  before: EvaluatedReading,
  reading: EvaluatedReading,
  digits: Digits,
): Consumed | NotConsumed {
  const [from, to] = [decimalOf(before.value), decimalOf(reading.value)];
  const isLower = compareValues(reading, before, digits) < 0;
  const amount = isLower
    ? consumptionAfterRollover(from, to, digits)
    : subtractDecimals(to, from, digits.postDecimals);
  if (amount === null) return { kind: 'lower' };
  const days = daysBetween(before.day, reading.day);
  return {
    kind: 'consumed',
    amount,
    since: before.day,
    days,
    perDay: days === 0 ? null : numberOf(amount) / days,
    isEstimated: isEstimate(before) || isEstimate(reading),
    isRolledOver: isLower,
  };
}

function compareValues(a: EvaluatedReading, b: EvaluatedReading, { postDecimals }: Digits): number {
  return compareDecimals(decimalOf(a.value), decimalOf(b.value), postDecimals);
}
