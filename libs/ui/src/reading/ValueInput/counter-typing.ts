import { EMPTY_VALUE, OPEN_DIGIT, parsePastedValue, type ReadingValue } from '@ablesbar/domain';

export interface CounterCells {
  readonly preDecimals: number;
  readonly postDecimals: number;
  /** Masked decimals are on the meter, but nobody asks for them. */
  readonly masked: boolean;
}

/** What stands on the counter after the user has typed. */
export interface Typed {
  readonly value: ReadingValue;
  /** The part that the user types into next. */
  readonly part: 'whole' | 'decimals';
}

/**
 * The counter after the text of the field for whole digits has changed. No digit is lost: behind a full
 * counter the digits go on into the decimals, as they do on the meter; digits that fit nowhere stay, to
 * be refused with words.
 */
export function typedWhole(text: string, before: ReadingValue, cells: CounterCells): Typed {
  const digits = digitsOf(text, before.integer);
  if (/[.,]/.test(text)) {
    const parsed = parsePastedValue(text);
    // A phone reports a comma only through the text. It splits nothing that was there before.
    const isCommaAlone = digits === before.integer || parsed === null || parsed.decimals === '';
    const integer = fittedWhole(digits, cells.preDecimals);
    if (isCommaAlone) return { value: { ...before, integer }, part: 'decimals' };
    return { value: fitted(parsed, cells), part: 'decimals' };
  }
  const isLonger = digits.length > Math.max(cells.preDecimals, before.integer.length);
  if (!isLonger || cells.postDecimals === 0 || !isTypedBehind(digits, before.integer)) {
    return {
      value: { ...before, integer: fittedWhole(digits, cells.preDecimals) },
      part: 'whole',
    };
  }
  const [integer, rest] = split(digits, cells.preDecimals);
  const decimals = cells.masked ? before.decimals : rest + before.decimals;
  return { value: { integer, decimals }, part: 'decimals' };
}

/**
 * In 9.410,5 the first mark parts thousands, which only the second one tells. Null if the second one tells
 * nothing new.
 */
export function afterSecondMark(
  { integer, decimals }: ReadingValue,
  first: string | null,
  second: string,
): ReadingValue | null {
  const areThousands = /^\d{1,3}$/.test(integer) && /^(\d{3})+$/.test(decimals);
  if (first === null || first === second || !areThousands) return null;
  return { integer: integer + decimals, decimals: '' };
}

/** A pasted text as a whole value, or why it is none: its digits belong where the cursor is. */
export function pastedValue(
  pasted: string,
  cells: CounterCells,
): ReadingValue | 'empty' | 'digits' | 'unreadable' {
  const { preDecimals, postDecimals } = cells;
  const text = pasted.trim();
  if (text === '') return 'empty';
  if (/^\d+$/.test(text) && text.length <= preDecimals) return 'digits';
  const parsed = parsePastedValue(pasted);
  if (parsed === null) return 'unreadable';
  // Without any mark: 1.234.567 says itself where its digits belong.
  const isAsOnTheMeter =
    text.includes(parsed.integer) &&
    parsed.decimals === '' &&
    parsed.integer.length === preDecimals + postDecimals;
  if (!isAsOnTheMeter) return fitted(parsed, cells);
  const [integer, decimals] = split(parsed.integer, preDecimals);
  return fitted({ integer, decimals }, cells);
}

function fitted({ integer, decimals }: ReadingValue, cells: CounterCells): ReadingValue {
  const isAsked = cells.postDecimals > 0 && !cells.masked;
  return {
    integer: fittedWhole(integer, cells.preDecimals),
    decimals: isAsked ? decimals : EMPTY_VALUE.decimals,
  };
}

/** Removes leading zeros that have no cell. They do not change the number. */
function fittedWhole(digits: string, length: number): string {
  const spare = digits.length - length;
  if (spare <= 0) return digits;
  const zeros = /^0*/.exec(digits)?.[0].length ?? 0;
  return digits.slice(Math.min(spare, zeros));
}

/** Whether the new digits stand at the end, and not in front of digits that were there before. */
function isTypedBehind(digits: string, before: string): boolean {
  return digits.startsWith(before) || !digits.endsWith(before.slice(-1));
}

function split(digits: string, at: number): readonly [string, string] {
  return [digits.slice(0, at), digits.slice(at)];
}

/**
 * The digits of a field's text. An open digit of the camera keeps its place until it is replaced: without
 * it, the digits behind it would move. A digit typed beside it fills it.
 */
export function digitsOf(text: string, before: string): string {
  if (!before.includes(OPEN_DIGIT)) return text.replace(/\D/g, '');
  const digits = text.replace(/[^\d?]/g, '');
  const filled = [...before].flatMap((digit, at) => {
    const [front, back] = [before.slice(0, at), before.slice(at + 1)];
    const typed = digits.slice(at, digits.length - back.length).replace(OPEN_DIGIT, '');
    const isBeside = digits.length === before.length + 1 && typed.length === 1;
    const isHere = digit === OPEN_DIGIT && digits.startsWith(front) && digits.endsWith(back);
    return isBeside && isHere ? [front + typed + back] : [];
  });
  return filled[0] ?? digits;
}

/** How many digits of the camera are still to be typed. */
export function openCount({ integer, decimals }: ReadingValue): number {
  return (integer + decimals).split(OPEN_DIGIT).length - 1;
}
