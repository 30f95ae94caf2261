import type { AnonymousReadingConfig } from '@ablesbar/domain';
import type { MeterNumberProblem } from '../problem/problem';

/**
 * Cleans the number while the user types. `strip` removes the characters that the utility
 * disallows. The caller creates it, because the server's pattern needs a separate engine
 * (customer decision 35).
 */
export function cleanMeterNumber(
  typed: string,
  strip: (text: string) => string = withoutInvisible,
): string {
  return strip(typed.toUpperCase());
}

export function checkMeterNumber(
  meterNumber: string,
  {
    meterNumberMinLength,
    meterNumberMaxLength,
  }: Pick<AnonymousReadingConfig, 'meterNumberMinLength' | 'meterNumberMaxLength'>,
): MeterNumberProblem | null {
  const { length } = meterNumber.trim();
  // A number is always required, even if the minimum length is 0.
  if (length < Math.max(1, meterNumberMinLength)) {
    return { code: 'meter-number-incomplete', severity: 'blocks' };
  }
  // A maximum below the minimum would allow no number, so it is ignored.
  const hasMost = meterNumberMaxLength >= meterNumberMinLength;
  return hasMost && length > meterNumberMaxLength
    ? { code: 'meter-number-too-long', severity: 'blocks', limit: meterNumberMaxLength }
    : null;
}

/** A number copied from a letter may contain blanks and invisible characters. */
function withoutInvisible(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}]/gu, '');
}
