import { bin } from '../../process/bin.mjs';
import { freshReport, readJson } from '../../process/report.mjs';
import { run } from '../../process/run.mjs';
import { inRoot } from '../../root.mjs';
import { findBrowser } from '../../setup/browser.mjs';
import { canBuildApps } from '../../setup/builds.mjs';
import { endingOf, patternOf } from './findings.mjs';

/** Builds the apps and runs the journeys in one run of Playwright. */
export async function askJourneys(tests) {
  const browser = await findBrowser();
  if (!(await canBuildApps())) return tests.map(() => ({ ending: 'could not be built' }));
  const report = await runPlaywright(browser, tests);
  return tests.map((test) => ({ ending: endingOfJourney(report, test) }));
}

const nameOf = ({ file }) => file.split('/').at(-1);

/** Runs each journey at all its widths. */
async function runPlaywright(browser, tests) {
  const report = freshReport('planted.json');
  const files = [...new Set(tests.map(nameOf))];
  const args = ['test', ...files, '-g', patternOf(tests)];
  const settings = ['--workers=1', '--reporter=json', '--trace=off'];
  await run(...bin('@playwright/test', [...args, ...settings], 'playwright'), {
    cwd: inRoot('apps/portal-e2e'),
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
