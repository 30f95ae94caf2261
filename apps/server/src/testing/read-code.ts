import jsqr from 'jsqr';
import { inflateSync } from 'node:zlib';

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

/** The dots of a PNG of one bit per dot, without filters. */
export function dotsOfPng(png: Buffer): Dots {
  const side = png.readUInt32BE(16);
  const at = png.indexOf('IDAT');
  const lines = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  const bytes = 1 + Math.ceil(side / 8);
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (__, x) => {
      const byte = lines[y * bytes + 1 + (x >> 3)] ?? 0;
      return (byte & (128 >> (x & 7))) === 0;
    }),
  );
}
