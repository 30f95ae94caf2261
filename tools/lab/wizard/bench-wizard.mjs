import { chromium } from '@playwright/test';
import { WIZARD } from '../../bench/budgets.mjs';
import { buildPage } from '../../bench/build-page.mjs';
import { buildReactAlone, measureFirstLoad, PAGES } from '../../bench/first-load.mjs';
import { noteFigure } from '../../bench/figures.mjs';
import { inColumns, kB } from '../../bench/table.mjs';
import { startAppServer } from '../../process/app-server.mjs';
import { BROWSER_ARGS, findBrowser } from '../../setup/browser.mjs';
import { buildApps } from '../../setup/builds.mjs';
import { firstInputReady, worstKey } from './first-input.mjs';
import { headersOf, serveFloor } from './floor-server.mjs';

/**
 * The wizard's first step beside React alone and SurveyJS, in turns. Machines differ, so only
 * ratios count.
 */
const ROUNDS = 11;

const executablePath = await findBrowser();
if (!executablePath) {
  console.error('The wizard is measured in a browser, and none could be found or installed.');
  process.exit(1);
}
await buildApps();
const appServer = await startAppServer();
const headers = await headersOf(appServer.url + PAGES.wizard.path);
const floorServer = await serveFloor(await buildReactAlone(), headers);
const surveyServer = await serveFloor(await buildPage('tools/lab/wizard/survey'), headers);
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
const subjects = {
  floor: { url: `${floorServer.url}/`, selector: 'input' },
  wizard: { url: appServer.url + PAGES.wizard.path, selector: PAGES.wizard.selector },
  survey: { url: `${surveyServer.url}/`, selector: 'input[type="text"]' },
};
const names = Object.keys(subjects);

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Measures each subject once in every round, so that other load on the machine affects all of them.
 */
async function inTurns(measure) {
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) times[name].push(await measure(browser, subjects[name]));
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])]));
}

try {
  const bytes = {};
  for (const name of names) {
    bytes[name] = (await measureFirstLoad(browser, { path: '', ...subjects[name] })).gzip;
  }
  const rows = [
    ['JS and CSS, gzip', bytes, (value) => `${kB(value)} kB`, WIZARD],
    ['first input ready, slow 4G, 4 x CPU', await inTurns(firstInputReady), ms, WIZARD.ready],
    ['worst of 14 keys, 4 x CPU', await inTurns(worstKey), ms, WIZARD.key],
  ];
  console.log(
    inColumns([
      ["wizard's first step", 'wizard', 'React alone', 'SurveyJS', 'x React', 'at most', 'aim'],
      ...rows.map(([title, { floor, wizard, survey: peer }, say, { budget, aim }]) => [
        title,
        say(wizard),
        say(floor),
        say(peer),
        (wizard / floor).toFixed(2),
        String(budget),
        String(aim),
      ]),
    ]),
  );
  for (const [what, { floor, wizard, survey: peer }, say, { aim }] of rows) {
    noteFigure({
      what: `wizard's first step: ${what}`,
      ours: say(wizard),
      floor: `${say(floor)}, React alone`,
      peer: `${say(peer)}, SurveyJS`,
      aim: `${aim} x`,
    });
  }
  const isKept = rows.every(([, { floor, wizard }, , { budget }]) => wizard / floor <= budget);
  process.exitCode = isKept ? 0 : 1;
} finally {
  await browser.close();
  await appServer.stop();
  await floorServer.stop();
  await surveyServer.stop();
}

function ms(time) {
  return `${time.toFixed(0)} ms`;
}
