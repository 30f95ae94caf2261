import { OPEN_DIGIT, type ReadingValue } from '@ablesbar/domain';
import type { Texts } from '@ablesbar/i18n';
import type { CounterShape } from './counter-frame';
import type { ReadDigits } from './use-digits';

/** The digits as an entry, with what is open in its place; null if nothing was read. */
export function valueOf(digits: ReadDigits, { preDecimals }: CounterShape): ReadingValue | null {
  if (digits.every((digit) => digit === null)) return null;
  const typed = digits.map((digit) => digit ?? OPEN_DIGIT).join('');
  return { integer: typed.slice(0, preDecimals), decimals: typed.slice(preDecimals) };
}

/** Digit by digit, so that a screen reader does not make a number of them. */
export function sayRead(t: Texts['t'], digits: ReadDigits, preDecimals: number): string {
  if (digits.every((digit) => digit === null)) return t('camera_read_none');
  const words = digits.map((digit) => (digit === null ? t('camera_read_open') : String(digit)));
  const decimals = words.slice(preDecimals);
  const said = [
    ...words.slice(0, preDecimals),
    ...(decimals.length > 0 ? [t('camera_read_comma'), ...decimals] : []),
  ].join(', ');
  return t(digits.includes(null) ? 'camera_read_some' : 'camera_read_all', { digits: said });
}
