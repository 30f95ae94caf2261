import jsqr from 'jsqr';

/** Dots of a picture: true is dark. */
export type Dots = readonly (readonly boolean[])[];

const QUIET = 40;

/** What a phone reads from the code, on white paper. */
export function readCode(dots: Dots): string {
  const side = dots.length + 2 * QUIET;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [y, row] of dots.entries()) {
    for (const [x, isDark] of row.entries()) {
      const at = ((y + QUIET) * side + x + QUIET) * 4;
      if (isDark) pixels.fill(0, at, at + 3);
    }
  }
  const code = jsqr(pixels, side, side);
  if (code === null) throw new Error('There is no code in the picture.');
  return code.data;
}
