import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figurePage, figureTable, noteFigure, readFigures } from './figures.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ablesbar-figures-'));
const file = join(folder, 'figures');
afterEach(() => delete process.env.BENCH_FIGURES);
afterAll(() => rmSync(folder, { recursive: true }));

test('figures of several parts become one table and one page', () => {
  noteFigure({ what: 'a part alone', ours: '1 ms' });
  expect(readFigures(file)).toEqual([]);
  process.env.BENCH_FIGURES = file;
  noteFigure({ what: 'a key', ours: '4 ms', floor: '5 ms', aim: '1.0 x' });
  noteFigure({ what: 'a step', ours: '50 kB', peer: '200 kB' });
  const figures = readFigures(file);
  expect(figureTable(figures).split('\n').at(-1)).toBe('a step  50 kB      –  200 kB      –');
  expect(figurePage(figures).split('\n').slice(-2)).toEqual([
    '| a key | 4 ms | 5 ms | – | 1.0 x |',
    '| a step | 50 kB | – | 200 kB | – |',
  ]);
});
