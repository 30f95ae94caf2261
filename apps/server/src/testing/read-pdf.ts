import { inflateSync } from 'node:zlib';
import type { Dots } from './read-code';

const POINTS = 72 / 25.4;
const PAGE = 841.89;

/** The drawing commands of all pages as text. */
export function drawnIn(pdf: Buffer): string {
  const parts: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at + 7)) {
    if (pdf.toString('latin1', at - 3, at) === 'end') continue;
    try {
      const text = inflateSync(pdf.subarray(at + 7)).toString('latin1');
      if (/ (?:re|Tm)\n/.test(text)) parts.push(text);
    } catch {
      // A picture or a font in another form.
    }
  }
  return parts.join('\n');
}

/** Where lines of text of this size begin, at their baseline, in millimetres from the upper left. */
export function linesOfSize(drawn: string, size: number) {
  const starts = drawn.matchAll(/1 0 0 1 (\S+) (\S+) Tm\n\/F\d+ (\S+) Tf/g);
  return [...starts].flatMap(([, left, bottom, points]) =>
    Number(points) === size
      ? [{ left: Number(left) / POINTS, top: (PAGE - Number(bottom)) / POINTS }]
      : [],
  );
}

/** The rectangles of a page as dots: its code. */
export function dotsOfCode(drawn: string): Dots {
  const all = [...drawn.matchAll(/^(\S+) (\S+) (\S+) (\S+) re$/gm)].map((found) =>
    found.slice(1).map(Number),
  );
  const [left0 = 0, top0 = 0, , module = 1] = all[0] ?? [];
  const places = all.map(([left = 0, top = 0, width = 0]) => ({
    column: Math.round((left - left0) / module),
    row: Math.round((top - top0) / module),
    count: Math.round(width / module),
  }));
  const side = 1 + Math.max(...places.map(({ row }) => row));
  const scale = 6;
  return Array.from({ length: side * scale }, (_, y) =>
    Array.from({ length: side * scale }, (__, x) =>
      places.some(
        ({ row, column, count }) =>
          row === Math.floor(y / scale) &&
          column <= Math.floor(x / scale) &&
          Math.floor(x / scale) < column + count,
      ),
    ),
  );
}
