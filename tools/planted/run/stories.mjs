import { serveFolder } from '../../process/static-server.mjs';
import { findBrowser } from '../../setup/browser.mjs';
import { buildStories } from '../../storybook/build-stories.mjs';

/** Each story as `npm test` looks at it: drawn, played to its end, in both themes, by axe. */
export async function askStories(tests) {
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
