import { chromium } from '@playwright/test';
import { buildPage } from '../../bench/build-page.mjs';
import { noteFigure } from '../../bench/figures.mjs';
import { inColumns } from '../../bench/table.mjs';
import { serveFolder } from '../../process/static-server.mjs';
import { BROWSER_ARGS, findBrowser } from '../../setup/browser.mjs';

const PIXELS = [8000, 6000];
const ROUNDS = 5;
const WALL_AIM = 0.75;
const GAP_AIM_MS = 16;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const ms = (time) => `${time.toFixed(time < 100 ? 1 : 0)} ms`;

const built = await buildPage('tools/lab/photo/page');
const executablePath = await findBrowser();
if (!executablePath) {
  console.error('Photos are measured in a browser, and none could be found or installed.');
  process.exit(1);
}

const server = await serveFolder(built);
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
const wall = { ours: [], floor: [] };
const gaps = { ours: [], floor: [], idle: [] };
const made = {};
let bytes = 0;
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.goto(server.url);
  await page.waitForFunction(() => 'bench' in window);
  bytes = await page.evaluate((pixels) => window.bench.prepare(...pixels), PIXELS);
  // The first round does not count, because the engine has not optimised the code yet.
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const way of ['ours', 'floor']) {
      const timed = await page.evaluate((name) => window.bench.time(name), way);
      const gap = await page.evaluate((name) => window.bench.gap(name), way);
      made[way] = timed;
      if (round < 0) continue;
      wall[way].push(timed.ms);
      gaps[way].push(gap);
    }
    const idle = await page.evaluate((time) => window.bench.idleGap(time), made.ours.ms);
    if (round >= 0) gaps.idle.push(idle);
  }
} finally {
  await browser.close();
  await server.stop();
}

const said = ({ width, height, bytes: size }) =>
  `${width} x ${height}, ${Math.round(size / 1000)} kB`;
const ratio = median(wall.ours) / median(wall.floor);
console.log(
  `A photo of ${PIXELS.join(' x ')} (${(bytes / 1e6).toFixed(1)} MB), median of ${ROUNDS} rounds`,
);
console.log(
  inColumns([
    ['', 'wall time', 'longest gap', 'worst gap', 'becomes'],
    [
      'ours',
      ms(median(wall.ours)),
      ms(median(gaps.ours)),
      ms(Math.max(...gaps.ours)),
      said(made.ours),
    ],
    [
      'at full size',
      ms(median(wall.floor)),
      ms(median(gaps.floor)),
      ms(Math.max(...gaps.floor)),
      said(made.floor),
    ],
    ['nothing to do', '-', ms(median(gaps.idle)), ms(Math.max(...gaps.idle)), '-'],
  ]),
);
noteFigure({
  what: 'scaling a photo of 48 megapixels',
  ours: ms(median(wall.ours)),
  floor: `${ms(median(wall.floor))}, at full size`,
  aim: `${WALL_AIM} x`,
});
console.log(`wall time: ${ratio.toFixed(2)} of the floor; the aim is ${WALL_AIM}`);
console.log(`the page stood still for ${ms(median(gaps.ours))}; the aim is ${GAP_AIM_MS} ms`);
