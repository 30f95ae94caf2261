import { compareDecimals, decimalOf, type MeterRateTask } from '@ablesbar/domain';
import type { OutOfRange, Problem } from '../problem/problem';

/**
 * How a value is compared. Masked decimals are unknown, so the limit's decimals are ignored too.
 */
export interface Precision {
  readonly places: number;
  readonly isMasked: boolean;
}

/** A value equal to a limit is inside the range (customer decision 4). */
export function checkRange(
  value: string,
  { readingValueValidation }: MeterRateTask,
  precision: Precision,
): Problem | null {
  const { minimumValue, maximumValue, strictValidation } = readingValueValidation;
  const minimum = decimalOf(minimumValue ?? 0);
  const maximum = decimalOf(maximumValue ?? Number.MAX_SAFE_INTEGER);
  const outside = (code: OutOfRange['code'], limit: string): Problem => ({
    code,
    severity: strictValidation ? 'blocks' : 'asks',
    limit,
  });
  if (compareTo(minimum, value, precision) < 0) return outside('below-minimum', minimum);
  if (compareTo(maximum, value, precision) > 0) return outside('above-maximum', maximum);
  return null;
}

/** -1 if the value is below the limit, 0 if both are equal, 1 if it is above. */
export function compareTo(limit: string, value: string, { places, isMasked }: Precision): number {
  return isMasked
    ? compareDecimals(value, limit.replace(/\..*$/, ''), 0)
    : compareDecimals(value, limit, places);
}
