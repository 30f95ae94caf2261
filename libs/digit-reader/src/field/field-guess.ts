export type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** What one field shows. `between`: a drum turns from `leaving` to the next digit. */
export type FieldGuess =
  | { readonly shows: 'digit'; readonly digit: Digit; readonly confidence: number }
  | { readonly shows: 'between'; readonly leaving: Digit; readonly confidence: number }
  | { readonly shows: 'unknown' };

export const UNKNOWN: FieldGuess = { shows: 'unknown' };

export const DIGITS: readonly Digit[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The digit that a drum shows after this one. */
export const following = (digit: Digit): Digit => DIGITS[(digit + 1) % 10] ?? 0;
