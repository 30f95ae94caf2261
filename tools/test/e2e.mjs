import { bin } from '../process/bin.mjs';
import { readJson } from '../process/read-json.mjs';
import { run } from '../process/run.mjs';
import { inRoot } from '../root.mjs';
import { sayFigures } from './figures.mjs';
import { freshFile } from './fresh-file.mjs';
import { orFailed, tally } from './tally.mjs';

/** A journey that needed a second try has failed: nobody can rely on it. */
export function tallyOfPlaywright(report) {
  if (!report) return tally(0, 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return orFailed(tally(expected, unexpected + flaky + report.errors.length, skipped));
}

export const e2e = {
  name: 'e2e',
  needsBrowser: true,
  needsBuild: true,
  async run({ browser }) {
    const report = freshFile('playwright.json');
    const { code, output } = await run(
      ...bin('@playwright/test', ['test', '--reporter=list,json'], 'playwright'),
      {
        spawn: { cwd: inRoot('apps/portal-e2e') },
        env: {
          CHROMIUM: browser,
          DATABASE_URL: undefined,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
      },
    );
    const result = tallyOfPlaywright(readJson(report));
    sayFigures(output);
    if (code !== 0) console.log(output);
    if (code !== 0 && result.failed === 0) result.failed = 1;
    return result;
  },
};
