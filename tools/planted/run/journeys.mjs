import { bin } from '../../process/bin.mjs';
import { readJson } from '../../process/read-json.mjs';
import { run } from '../../process/run.mjs';
import { inRoot } from '../../root.mjs';
import { findBrowser } from '../../setup/browser.mjs';
import { freshFile } from '../../test/fresh-file.mjs';
import { buildApps } from './build-apps.mjs';
import { endingOf, patternOf } from './ending.mjs';

const WIDTH = 'phone';

/** One run of Playwright for each width; a journey looks at what was built, so that comes first. */
export async function askJourneys(tests) {
  const browser = await findBrowser();
  if (!(await buildApps())) return tests.map(() => ({ ending: 'could not be built' }));
  const reports = new Map();
  for (const width of new Set(tests.map(widthOf))) {
    const ofWidth = tests.filter((test) => widthOf(test) === width);
    reports.set(width, await runPlaywright(browser, width, ofWidth));
  }
  return tests.map((test) => ({ ending: endingOfJourney(reports.get(widthOf(test)), test) }));
}

const widthOf = ({ width = WIDTH }) => width;
const nameOf = ({ file }) => file.split('/').at(-1);

async function runPlaywright(browser, width, tests) {
  const report = freshFile('planted.json');
  const files = [...new Set(tests.map(nameOf))];
  const args = ['test', ...files, '-g', patternOf(tests), '--project', width];
  const settings = ['--workers=1', '--reporter=json', '--trace=off'];
  await run(...bin('@playwright/test', [...args, ...settings], 'playwright'), {
    spawn: { cwd: inRoot('apps/portal-e2e') },
    env: {
      CHROMIUM: browser ?? undefined,
      DATABASE_URL: undefined,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  return readJson(report);
}

const STATUSES = { expected: 'passed', unexpected: 'failed', flaky: 'failed' };

function endingOfJourney(report, test) {
  const specs = (report?.suites ?? []).flatMap(specsIn);
  const own = specs.filter(
    ({ file, title }) => file.endsWith(nameOf(test)) && title === test.title,
  );
  return endingOf(own.flatMap(({ tests }) => tests.map(({ status }) => STATUSES[status])));
}

function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}
