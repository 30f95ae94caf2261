import { chromium } from '@playwright/test';
import { startAppServer } from '../../process/app-server.mjs';
import { BROWSER_ARGS, findBrowser } from '../../setup/browser.mjs';
import { buildApps } from '../../setup/build-apps.mjs';
import { WIZARD } from '../budgets.mjs';
import { buildReactFloor } from '../build-react-floor.mjs';
import { measureFirstLoad } from '../first-load.mjs';
import { PAGES } from '../first-loads.mjs';
import { inColumns, kB } from '../table.mjs';
import { firstInputReady, worstKey } from './first-input.mjs';
import { serveFloor } from './floor-server.mjs';

/** The wizard's first step beside a page of React alone, in turns: only the ratios can be compared. */
const ROUNDS = 5;

const executablePath = await findBrowser();
if (!executablePath) {
  console.error('The wizard is measured in a browser, and none could be found or installed.');
  process.exit(1);
}
await buildApps();
const floorServer = await serveFloor(await buildReactFloor());
const appServer = await startAppServer();
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
const subjects = {
  floor: { url: `${floorServer.url}/`, selector: 'input' },
  wizard: { url: appServer.url + PAGES.wizard.path, selector: PAGES.wizard.selector },
};

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Each subject once in every round, so that what else the machine does meets all of them. */
async function inTurns(measure) {
  const times = { floor: [], wizard: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of Object.keys(subjects)) {
      times[name].push(await measure(browser, subjects[name]));
    }
  }
  return { floor: median(times.floor), wizard: median(times.wizard) };
}

try {
  const size = async (name) =>
    (await measureFirstLoad(browser, { path: '', ...subjects[name] })).gzip;
  const bytes = { floor: await size('floor'), wizard: await size('wizard') };
  const rows = [
    ['JS and CSS, gzip', bytes, (value) => `${kB(value)} kB`, WIZARD],
    ['first input ready, slow 4G, 4 x CPU', await inTurns(firstInputReady), ms, WIZARD.ready],
    ['worst of 14 keys, 4 x CPU', await inTurns(worstKey), ms, WIZARD.key],
  ];
  console.log(
    inColumns([
      ["wizard's first step", 'wizard', 'React alone', 'x React', 'at most', 'aim'],
      ...rows.map(([title, { floor, wizard }, say, { budget, aim }]) => [
        title,
        say(wizard),
        say(floor),
        (wizard / floor).toFixed(2),
        String(budget),
        String(aim),
      ]),
    ]),
  );
  const isKept = rows.every(([, { floor, wizard }, , { budget }]) => wizard / floor <= budget);
  process.exitCode = isKept ? 0 : 1;
} finally {
  await browser.close();
  await appServer.stop();
  await floorServer.stop();
}

function ms(time) {
  return `${time.toFixed(0)} ms`;
}
