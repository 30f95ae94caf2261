import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { inColumns } from './table.mjs';

const NONE = '–';

/**
 * Notes a figure for the one table at the end of `npm run bench`: what it is, ours, the floor and the
 * peer of the same run as texts, and the aim. A part that runs alone has nothing to note it in.
 */
export function noteFigure({ what, ours, floor = NONE, peer = NONE, aim = NONE }) {
  const file = process.env.BENCH_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify([what, ours, floor, peer, aim])}\n`);
}

export function readFigures(file) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

const HEAD = ['figure', 'ours', 'floor', 'peer', 'aim'];

export const figureTable = (figures) => inColumns([HEAD, ...figures]);

/** The same as Markdown. */
export function figurePage(figures) {
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const rule = ['---', ...HEAD.slice(1).map(() => '---:')];
  return [row(HEAD), row(rule), ...figures.map(row)].join('\n');
}
