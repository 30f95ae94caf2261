import type { UnknownUserReadingConfig } from '@ablesbar/domain';
import type { MeterNumberProblem } from '../problem/problem';

/**
 * While it is typed. `strip` takes out what the utility disallows; it is made outside, because the
 * server's pattern runs in an engine of its own (customer decision 35).
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
  }: Pick<UnknownUserReadingConfig, 'meterNumberMinLength' | 'meterNumberMaxLength'>,
): MeterNumberProblem | null {
  const { length } = meterNumber.trim();
  // A number is always needed, whatever the least length says.
  if (length < Math.max(1, meterNumberMinLength)) {
    return { code: 'meter-number-incomplete', severity: 'blocks' };
  }
  // A most below the least would leave no number at all, so it cannot be meant.
  const hasMost = meterNumberMaxLength >= meterNumberMinLength;
  return hasMost && length > meterNumberMaxLength
    ? { code: 'meter-number-too-long', severity: 'blocks', limit: meterNumberMaxLength }
    : null;
}

/** Copied from a letter, a number comes with blanks and marks that nobody sees. */
function withoutInvisible(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}]/gu, '');
}
