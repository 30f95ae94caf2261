import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startAppServer } from '../../process/app-server.mjs';
import { serveFolder } from '../../process/static-server.mjs';
import { BROWSER_ARGS, findBrowser } from '../../setup/browser.mjs';
import { buildApps } from '../../setup/builds.mjs';
import { manyJobs } from '../../bench/rules/jobs.mjs';
import { noteFigure } from '../../bench/figures.mjs';
import { inColumns } from '../../bench/table.mjs';
import { buildFloors } from './build-floors.mjs';
import { openFloor, openPortal, scrollList, typeInto } from './list-page.mjs';

const JOBS = 10_000;
const SLOWER = 4;
const ROUNDS = 11;
const VIEWPORT = { width: 1280, height: 900 };
const TITLES = {
  own: 'our list',
  window: 'react-window alone',
  hand: 'written by hand',
};
/** Paints without waiting for the refresh of a screen, because a headless browser has none. */
const UNPACED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

await buildApps();
const executablePath = await findBrowser();
if (!executablePath) {
  console.error('The list is measured in a browser, and none could be found or installed.');
  process.exit(1);
}
const jobs = manyJobs(JOBS);
const folder = mkdtempSync(join(tmpdir(), 'ablesbar-floors-'));
await buildFloors(folder, jobs);
const floors = await serveFolder(folder);
const app = await startAppServer();

/**
 * Slows a page down only while it is measured: a slowed page keeps a processor busy even at rest.
 */
async function slowedDown(page, measure) {
  await page.bringToFront();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  try {
    return await measure(page);
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  }
}

/**
 * Measures the three pages in one browser, in turns, each once a round. It prints each round,
 * because all of them take a minute.
 */
async function rounds(args, measure, said) {
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS, ...args] });
  try {
    const pages = {
      own: await openPortal(browser, app.url, jobs, VIEWPORT),
      window: await openFloor(browser, `${floors.url}/react-window.html`, VIEWPORT),
      hand: await openFloor(browser, `${floors.url}/by-hand.html`, VIEWPORT),
    };
    const figures = [];
    // The first round does not count, because the engine has not optimised the code yet.
    for (let round = -1; round < ROUNDS; round += 1) {
      const figure = {};
      for (const [who, page] of Object.entries(pages)) {
        figure[who] = await slowedDown(page, measure);
      }
      if (round < 0) continue;
      figures.push(figure);
      const all = Object.entries(figure).map(([who, one]) => `${TITLES[who]} ${said(one)}`);
      console.log(`round ${round + 1} of ${ROUNDS}: ${all.join(', ')}`);
    }
    return figures;
  } finally {
    await browser.close();
  }
}

try {
  console.log('From a key to the paint:');
  const typed = await rounds(UNPACED, typeInto, ({ ms }) => `${ms.toFixed(1)} ms`);
  console.log('Frames lost while the list scrolls for two seconds:');
  const scrolled = await rounds([], scrollList, ({ dropped }) => `${dropped}`);
  const counts = new Set(typed.flatMap((round) => Object.values(round).map(({ found }) => found)));
  const ratio = (who, floor) => median(typed.map((round) => round[who].ms / round[floor].ms));
  const rows = Object.entries(TITLES).map(([who, title]) => [
    title,
    `${median(typed.map((round) => round[who].ms)).toFixed(1)} ms`,
    ratio(who, 'window').toFixed(2),
    ratio(who, 'hand').toFixed(2),
    String(median(scrolled.map((round) => round[who].dropped))),
    String(Math.max(...scrolled.map((round) => round[who].dropped))),
  ]);
  console.log(`\nA list of ${JOBS} jobs on a machine made ${SLOWER} x slower, ${ROUNDS} rounds`);
  const head = ['', 'key to paint', 'x react-window', 'x by hand', 'frames lost', 'at worst'];
  console.log(inColumns([head, ...rows]));
  const time = (who) => `${median(typed.map((round) => round[who].ms)).toFixed(1)} ms`;
  noteFigure({
    what: `list of ${JOBS} jobs: key to paint`,
    ours: time('own'),
    floor: `${time('hand')}, by hand`,
    peer: `${time('window')}, react-window`,
    aim: '1.0 x by hand',
  });
  console.log(`\nAim: 1.15 x react-window, 1.0 x by hand, no frame lost in the median round.`);
  if (counts.size > 1) console.log(`The three did not find the same: ${[...counts].join(', ')}.`);
} finally {
  await app.stop();
  await floors.stop();
  rmSync(folder, { recursive: true, force: true });
}
