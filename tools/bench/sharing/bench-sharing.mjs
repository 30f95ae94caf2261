import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { inRoot } from '../../root.mjs';
import { findBrowser } from '../../setup/browser.mjs';
import { buildApps } from '../../setup/builds.mjs';
import { noteFigure } from '../figures.mjs';
import { inColumns, kB } from '../table.mjs';
import { measureExport } from './measure-export.mjs';
import { benchSheet, benchTable, sheetJobs } from './sheet-rules.mjs';

const MOST_JOBS = 999;
const ROWS = 10_000;
const BUDGET = { block: 50, bytes: 573_000, writes: 106_000 };
const AIM = { block: 16 };
const ms = (time) => `${time.toFixed(1)} ms`;
const times = (ratio) => `${ratio.toFixed(1)} x`;
let isOver = false;
const verdict = (value, budget) => {
  if (value <= budget) return 'kept';
  isOver = true;
  return 'OVER';
};

const ASSETS = inRoot('apps/portal/dist/assets');
const gzip = (bytes) => gzipSync(bytes, { level: 9 }).length;

function workerNamed(name) {
  const file = readdirSync(ASSETS).find((one) => one.startsWith(name) && one.endsWith('.js'));
  if (!file) throw new Error(`There is no ${name} in ${ASSETS}.`);
  return gzip(readFileSync(`${ASSETS}/${file}`));
}

/** The weight of the workers, beside the weight of the whole of SheetJS. */
async function workerSizes() {
  const whole = await build({
    stdin: {
      contents: "import * as XLSX from '@e965/xlsx'; globalThis.XLSX = XLSX;",
      resolveDir: inRoot('apps/portal'),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: ['fs', 'crypto', 'stream'],
  });
  return {
    writes: workerNamed('export.worker-'),
    reads: workerNamed('import.worker-'),
    whole: gzip(whole.outputFiles[0].contents),
  };
}

await buildApps();
const browser = await findBrowser();
if (!browser) {
  console.error('The export is measured in a browser, and none could be found or installed.');
  process.exit(1);
}

const jobs = sheetJobs(MOST_JOBS);
const { floor, first, second, slower } = await measureExport(browser, jobs);
console.log(`Export of ${MOST_JOBS} jobs x 2 rates, the page ${slower} times slower`);
console.log(
  inColumns([
    ['', 'first', 'again', 'idle', 'at most', 'aim', ''],
    [
      'longest block of the page',
      ms(first.block),
      ms(second.block),
      ms(floor),
      ms(BUDGET.block),
      ms(AIM.block),
      verdict(Math.max(first.block, second.block), BUDGET.block),
    ],
    ['until the file is there', ms(first.took), ms(second.took), '-', '-', '-', ''],
    [
      'the file',
      `${kB(first.bytes)} kB`,
      `${kB(second.bytes)} kB`,
      '-',
      `${kB(BUDGET.bytes)} kB`,
      '-',
      verdict(first.bytes, BUDGET.bytes),
    ],
  ]),
);

noteFigure({
  what: `export of ${MOST_JOBS} jobs: longest block of the page`,
  ours: ms(Math.max(first.block, second.block)),
  floor: `${ms(floor)}, an idle page`,
  aim: ms(AIM.block),
});

const { writes, reads, whole } = await workerSizes();
console.log('\nSheetJS in its workers, gzip');
console.log(
  inColumns([
    ['', 'kB', 'x whole', 'at most', ''],
    ['whole', kB(whole), '1.00', '-', ''],
    [
      'writing',
      kB(writes),
      (writes / whole).toFixed(2),
      kB(BUDGET.writes),
      verdict(writes, BUDGET.writes),
    ],
    ['reading', kB(reads), (reads / whole).toFixed(2), '-', ''],
  ]),
);

const table = benchTable(ROWS);
console.log(`\nThe table at ${ROWS} jobs; the floor sorts by the bare number of the meter`);
console.log(
  inColumns([
    ['', 'sort', 'x floor', 'group', 'x floor'],
    ...table.map(({ column, sort, group }) => [
      column,
      ms(sort.ms),
      times(sort.ms / sort.floorMs),
      ms(group.ms),
      times(group.ms / group.floorMs),
    ]),
  ]),
);

const { rows, match } = benchSheet(jobs);
console.log(
  `\nA sheet of ${rows} rows is matched in ${ms(match.ms)}, ${times(match.ms / match.floorMs)} one look at each cell.`,
);
if (isOver) process.exitCode = 1;
