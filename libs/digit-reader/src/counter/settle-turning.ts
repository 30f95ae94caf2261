import { following } from '../field/field-guess';
import type { Digit, FieldGuess } from '../field/field-guess';

/**
 * The digits of a counter, with drums that turn decided by their right neighbour: a drum turns
 * while its neighbour goes from 9 to 0. Before the 0 it counts as the digit it leaves, from the 0
 * on as the one that comes. The last drum always turns; what it has reached counts. `null` where
 * nothing is certain.
 */
export function settleTurning(fields: readonly FieldGuess[]): readonly (Digit | null)[] {
  const settled: (Digit | null)[] = fields.map(() => null);
  for (let at = fields.length - 1; at >= 0; at -= 1) {
    const field = fields[at];
    if (field?.shows === 'digit') settled[at] = field.digit;
    if (field?.shows !== 'between') continue;
    settled[at] =
      at === fields.length - 1 ? field.leaving : byNeighbour(field.leaving, settled[at + 1]);
  }
  return settled;
}

function byNeighbour(leaving: Digit, right: Digit | null | undefined): Digit | null {
  if (right === 8 || right === 9) return leaving;
  if (right === 0 || right === 1) return following(leaving);
  return null;
}
