import type { MeterRateTask, ReadingValue } from '@ablesbar/domain';

type Digits = Pick<MeterRateTask, 'preDecimals' | 'postDecimals'>;

/** The same digits with the comma elsewhere: one place to the left or right, or as if there were none. */
export function withCommaMoved(value: ReadingValue, digits: Digits): readonly ReadingValue[] {
  const shifts = new Set([-1, 1, -digits.postDecimals, digits.postDecimals]);
  return [...shifts]
    .filter((shift) => shift !== 0)
    .flatMap((shift) => fitting(shifted(value, shift), digits));
}

/** The same digits with two neighbours in each other's place. */
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
  const all = whole + decimals.padEnd(shift, '0');
  return cut(all, whole.length + shift);
}

function cut(digits: string, at: number): ReadingValue {
  return { integer: digits.slice(0, at), decimals: digits.slice(at) };
}

/** Only what this meter could show. Zeros at the ends say nothing, and what they say is kept. */
function fitting({ integer, decimals }: ReadingValue, digits: Digits): readonly ReadingValue[] {
  const whole = integer.replace(/^0+(?=\d)/, '');
  const part = decimals.slice(0, digits.postDecimals);
  const isCut = /[1-9]/.test(decimals.slice(digits.postDecimals));
  return isCut || whole.length > digits.preDecimals ? [] : [{ integer: whole, decimals: part }];
}
