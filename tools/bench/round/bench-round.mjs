import { chromium } from '@playwright/test';
import { startAppServer } from '../../process/app-server.mjs';
import { BROWSER_ARGS, findBrowser } from '../../setup/browser.mjs';
import { buildApps } from '../../setup/builds.mjs';
import { noteFigure } from '../figures.mjs';
import { inColumns } from '../table.mjs';
import { enterFromList, enterInRound, enterInTable } from './entering.mjs';
import { houseOf } from './house.mjs';

/**
 * Enters forty values in the round, in the table and from the list, each in a new browser on a phone,
 * and counts what a person does besides typing digits. A script types at once, so the time is the
 * portal's own.
 */
const METERS = 40;
const ROUNDS = 3;
const PHONE = { width: 360, height: 740 };
const WAYS = {
  round: { title: 'the round', enter: enterInRound },
  table: { title: 'the table', enter: enterInTable },
  list: { title: 'the list and the page of each meter', enter: enterFromList },
};

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

await buildApps();
const executablePath = await findBrowser();
if (!executablePath) {
  console.error('The round is measured in a browser, and none could be found or installed.');
  process.exit(1);
}
const app = await startAppServer();
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });

/** The portal with a house of its own; the house takes the readings, too. */
async function measured(enter) {
  const context = await browser.newContext({
    ...{ locale: 'de-DE', viewport: PHONE, hasTouch: true, serviceWorkers: 'block' },
  });
  const page = await context.newPage();
  const house = await houseOf(page, METERS);
  await page.goto(`${app.url}/ablesung`);
  await page.getByLabel('Benutzername').fill('demo-kunde');
  await page.getByLabel('Passwort', { exact: true }).fill('demo-kunde');
  await page.keyboard.press('Enter');
  const person = await enter(page, METERS);
  // The round shows its end before the last answer.
  await house.allArrived;
  const figure = person.end();
  await context.close();
  return figure;
}

try {
  const figures = {};
  for (const [way, { title, enter }] of Object.entries(WAYS)) {
    const all = [];
    for (let round = 0; round < ROUNDS; round += 1) all.push(await measured(enter));
    figures[way] = { ms: median(all.map(({ ms }) => ms)), acts: all[0].acts };
    console.log(`${title}: ${all.map(({ ms }) => seconds(ms)).join(', ')}`);
  }
  const said = ({ ms, acts }) => `${seconds(ms)}, ${acts} keys and taps`;
  const rows = Object.entries(WAYS).map(([way, { title }]) => [
    title,
    seconds(figures[way].ms),
    String(figures[way].acts),
  ]);
  console.log(`\n${METERS} values on a phone, the median of ${ROUNDS}`);
  console.log(inColumns([['', 'time', 'keys and taps besides digits'], ...rows]));
  noteFigure({
    what: `${METERS} values in a round`,
    ours: said(figures.round),
    floor: `${said(figures.table)}, our table`,
    peer: `${said(figures.list)}, our list`,
    aim: 'one key a value',
  });
} finally {
  await browser.close();
  await app.stop();
}
