import {
  type MeterRateTask,
  type MeterReadingConfig,
  OPEN_DIGIT,
  type ReadingValue,
} from '@ablesbar/domain';
import type { Problem } from '../problem/problem';

/** Checks that the meter can show this number, and that the required decimals are there. */
export function checkDigits(
  { integer, decimals }: ReadingValue,
  { preDecimals, postDecimals }: Pick<MeterRateTask, 'preDecimals' | 'postDecimals'>,
  {
    queryPostDecimals,
    maskPostDecimals,
  }: Pick<MeterReadingConfig, 'queryPostDecimals' | 'maskPostDecimals'>,
): Problem | null {
  if ((integer + decimals).includes(OPEN_DIGIT)) return { code: 'digit-open', severity: 'blocks' };
  if (/\D/.test(integer + decimals)) return { code: 'digits-only', severity: 'blocks' };
  // Leading zeros do not change the value, so one zero too many is no error.
  if (integer.replace(/^0+/, '').length > preDecimals) {
    return { code: 'too-many-digits', severity: 'blocks', limit: preDecimals };
  }
  if (decimals.length > postDecimals) {
    return { code: 'too-many-decimals', severity: 'blocks', limit: postDecimals };
  }
  if (queryPostDecimals && !maskPostDecimals && decimals.length < postDecimals) {
    return { code: 'decimals-missing', severity: 'blocks', expected: postDecimals };
  }
  return null;
}
