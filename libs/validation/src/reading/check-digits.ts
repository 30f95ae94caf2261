import type { MeterRateTask, MeterReadingConfig, ReadingValue } from '@ablesbar/domain';
import type { Problem } from '../problem/problem';

/** Whether an entry is a number this meter can show, with the decimals that are asked. */
export function checkDigits(
  { integer, decimals }: ReadingValue,
  { preDecimals, postDecimals }: Pick<MeterRateTask, 'preDecimals' | 'postDecimals'>,
  {
    queryPostDecimals,
    maskPostDecimals,
  }: Pick<MeterReadingConfig, 'queryPostDecimals' | 'maskPostDecimals'>,
): Problem | null {
  if (/\D/.test(integer + decimals)) return { code: 'digits-only', severity: 'blocks' };
  // Zeros in front change no value; copied with one too many, the reading is still the same.
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
