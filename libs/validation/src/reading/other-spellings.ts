import type { MeterRateTask, ReadingValue } from '@ablesbar/domain';

type Digits = Pick<MeterRateTask, 'preDecimals' | 'postDecimals'>;

/**
 * The same digits with the comma moved over up to `postDecimals` places, to the left or to the right.
 * No digit is invented, so the comma moves right only over typed decimals.
 */
export function withCommaMoved(value: ReadingValue, digits: Digits): readonly ReadingValue[] {
  const { postDecimals } = digits;
  const shifts = Array.from({ length: 2 * postDecimals + 1 }, (_, at) => at - postDecimals);
  return shifts
    .filter((shift) => shift !== 0 && shift <= value.decimals.length)
    .flatMap((shift) => fitting(shifted(value, shift), digits));
}

/** The same digits with two neighbours swapped. */
export function withDigitsSwapped(value: ReadingValue, digits: Digits): readonly ReadingValue[] {
  const all = value.integer + value.decimals;
  return Array.from(all.slice(1), (next, index) => {
    const before = all[index] ?? '';
    if (next === before) return [];
    const swapped = `${all.slice(0, index)}${next}${before}${all.slice(index + 2)}`;
    return fitting(cut(swapped, value.integer.length), digits);
  }).flat();
}

function shifted({ integer, decimals }: ReadingValue, shift: number): ReadingValue {
  const missing = Math.max(0, -shift - integer.length + 1);
  const whole = '0'.repeat(missing) + integer;
  return cut(whole + decimals, whole.length + shift);
}

function cut(digits: string, at: number): ReadingValue {
  return { integer: digits.slice(0, at), decimals: digits.slice(at) };
}

/**
 * Keeps only spellings that the meter can show. Leading zeros and surplus zeros at the end are
 * removed; surplus decimals other than zero exclude the spelling.
 */
function fitting({ integer, decimals }: ReadingValue, digits: Digits): readonly ReadingValue[] {
  const whole = integer.replace(/^0+(?=\d)/, '');
  const part = decimals.slice(0, digits.postDecimals);
  const isCut = /[1-9]/.test(decimals.slice(digits.postDecimals));
  return isCut || whole.length > digits.preDecimals ? [] : [{ integer: whole, decimals: part }];
}
