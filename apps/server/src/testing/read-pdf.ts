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

const SCALE = 6;

/** The rectangles of a page as dots: its code. */
export function dotsOfCode(drawn: string): Dots {
  const all = [...drawn.matchAll(/^(\S+) (\S+) (\S+) (\S+) re$/gm)].map((found) =>
    found.slice(1).map(Number),
  );
  const [left0 = 0, top0 = 0, , module = 1] = all[0] ?? [];
  const dark = new Set<string>();
  let side = 0;
  for (const [left = 0, top = 0, width = 0] of all) {
    const row = Math.round((top - top0) / module);
    const column = Math.round((left - left0) / module);
    const end = column + Math.round(width / module);
    for (let at = column; at < end; at += 1) dark.add(`${row} ${at}`);
    side = Math.max(side, row + 1);
  }
  return Array.from({ length: side * SCALE }, (_, y) =>
    Array.from({ length: side * SCALE }, (__, x) =>
      dark.has(`${Math.floor(y / SCALE)} ${Math.floor(x / SCALE)}`),
    ),
  );
}
