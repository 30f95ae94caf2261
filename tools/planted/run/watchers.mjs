import { run } from '../../process/run.mjs';
import { serveFolder } from '../../process/static-server.mjs';
import { inRoot } from '../../root.mjs';
import { findBrowser } from '../../setup/browser.mjs';
import { buildStories, canBuildApps } from '../../setup/builds.mjs';
import { askJourneys } from './journeys.mjs';
import { askUnits } from './units.mjs';

/** There is only one set of sizes, which all these tests share. */
async function askSizes(tests) {
  const browser = await findBrowser();
  if (!(await canBuildApps())) return tests.map(() => ({ ending: 'could not be built' }));
  const { code } = await run(process.execPath, [inRoot('tools/test/sizes.mjs')], {
    env: { CHROMIUM: browser ?? undefined },
  });
  return tests.map(() => ({ ending: code === 0 ? 'passed' : 'failed' }));
}

/** Checks stories as `npm test` does: played to the end, in both themes, by axe. */
async function askStories(tests) {
  const folder = await buildStories();
  if (folder === null) return tests.map(() => ({ ending: 'could not be built' }));
  const { checkStories } = await import('../../test/check-stories.mjs');
  const server = await serveFolder(folder);
  try {
    const findings = await checkStories({
      url: server.url,
      executablePath: await findBrowser(),
      workers: 1,
      only: tests.map(({ id }) => id),
    });
    return tests.map(({ id }) => ({ ending: endingOfStory(findings, id) }));
  } finally {
    await server.stop();
  }
}

function endingOfStory(findings, id) {
  const finding = findings.find(({ story }) => story.id === id);
  if (finding === undefined) return 'could not be found';
  return finding.problems.length > 0 ? 'failed' : 'passed';
}

const one = (askMany) => async (noticedBy) => (await askMany([noticedBy]))[0];

/**
 * The kinds of tests, the fast ones first. Each returns how the given tests end: `passed`,
 * `failed`, or the reason why they did not run.
 */
export const watchers = {
  unit: { askClean: askUnits, ask: one(askUnits) },
  size: { askClean: askSizes, ask: one(askSizes) },
  journey: { askClean: askJourneys, ask: one(askJourneys) },
  story: { askClean: askStories, ask: one(askStories) },
};
