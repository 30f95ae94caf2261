import type { MeterRateTask } from '../job/job';
import { joinValue, type ReadingValue } from './reading-value';

/** The cells of a counter, counted from the left of either part. */
export interface Cells {
  readonly whole: readonly number[];
  readonly decimals: readonly number[];
}

/** A value with all the digits that the meter shows before the comma. */
export function asOnTheMeter(
  { integer, decimals }: ReadingValue,
  preDecimals: number,
): ReadingValue {
  return { integer: integer.replace(/^0+/, '').padStart(preDecimals, '0'), decimals };
}

/** The decimal of a value with all drums of its meter, as words say it; null without a value. */
export function decimalOnTheMeter(
  value: ReadingValue,
  { preDecimals, postDecimals }: Pick<MeterRateTask, 'preDecimals' | 'postDecimals'>,
): string | null {
  if (joinValue(value) === null) return null;
  const { integer, decimals } = asOnTheMeter(value, preDecimals);
  return joinValue({ integer, decimals: decimals.padEnd(postDecimals, '0') });
}

/** The cells in which a value differs from the typed one. */
export function differingCells(
  value: ReadingValue,
  typed: ReadingValue,
  preDecimals: number,
): Cells {
  const [one, other] = [asOnTheMeter(value, preDecimals), asOnTheMeter(typed, preDecimals)];
  // Whole digits stand at the right end of their cells. Typed digits may be more than there are cells.
  const surplus = other.integer.length - one.integer.length;
  return {
    whole: places(one.integer, (at) => other.integer[at + surplus]),
    decimals: places(one.decimals, (at) => other.decimals[at]),
  };
}

function places(digits: string, typedAt: (at: number) => string | undefined): readonly number[] {
  return Array.from(digits).flatMap((digit, at) => (typedAt(at) === digit ? [] : [at]));
}
