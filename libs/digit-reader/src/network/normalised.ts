import type { FieldPicture } from '../field/cut-field';

/** Light and contrast do not matter: the mean becomes 0 and the spread 1. A flat field stays flat. */
export function normalised(field: FieldPicture): Float64Array {
  let sum = 0;
  let squares = 0;
  for (const value of field) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / field.length;
  const spread = Math.sqrt(Math.max(0, squares / field.length - mean * mean));
  return Float64Array.from(field, (value) => (value - mean) / (spread + FLAT));
}

/** As in tools/lab/digits/network.py: noise on a wall must not look like a strong picture. */
const FLAT = 2;
