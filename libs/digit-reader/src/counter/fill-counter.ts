import { following } from '../field/field-guess';
import type { Digit, FieldGuess } from '../field/field-guess';
import { settleTurning } from './settle-turning';

/** What is known of the meter, in steps of its last field: 12345.6 on 6 + 1 fields is 123456. */
export interface KnownMeter {
  readonly lastValue: number;
  /** The most that it usually counts until today. */
  readonly usualRise: number;
}

/**
 * The digit of every field, `null` where a person has to look. What is known of the meter decides
 * only between the two digits that a drum shows; it never adds or changes one that was seen.
 */
export function fillCounter(
  fields: readonly FieldGuess[],
  known: KnownMeter | null = null,
): readonly (Digit | null)[] {
  const settled = settleTurning(fields);
  const empty = settled.filter((digit) => digit === null).length;
  // A few digits among much that is none are no counter, but print on paper.
  if (empty > settled.length / 2) return settled.map(() => null);
  return known === null || empty !== 1 ? settled : tieBroken(fields, settled, known);
}

function tieBroken(
  fields: readonly FieldGuess[],
  settled: readonly (Digit | null)[],
  { lastValue, usualRise }: KnownMeter,
): readonly (Digit | null)[] {
  const open = settled.indexOf(null);
  const field = fields[open];
  if (field?.shows !== 'between') return settled;
  const usual = [field.leaving, following(field.leaving)]
    .map((digit) => settled.map((other, at) => (at === open ? digit : other)))
    .filter((digits) => {
      const value = Number(digits.join(''));
      return value >= lastValue && value <= lastValue + usualRise;
    });
  return usual.length === 1 && usual[0] !== undefined ? usual[0] : settled;
}
