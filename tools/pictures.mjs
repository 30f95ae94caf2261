import './setup/node-version.mjs';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { serveFolder } from './process/static-server.mjs';
import { readWords } from './process/words.mjs';
import { inRoot } from './root.mjs';
import { installPackages } from './setup/packages.mjs';

/**
 * `npm run pictures` compares the pictures, `-- --accept` keeps the changed ones. Words choose
 * stories: `npm run pictures -- --accept anmeldung`.
 */
const { values, positionals: words } = readWords({ accept: { type: 'boolean' } });
const isAccepting = values.accept === true;

installPackages();
// Only now, because these need what has just been installed.
const { findBrowser } = await import('./setup/browser.mjs');
const { buildStories } = await import('./setup/builds.mjs');
const { FRAMES_TAG, SCREEN_TAG, storiesOf } = await import('./storybook/story-page.mjs');
const { writeFrontPage } = await import('./pictures/front-page.mjs');
const { accept, picturesWithoutStory, takeSheets } = await import('./pictures/take-sheets.mjs');
const { writeReport } = await import('./pictures/write-report.mjs');

const executablePath = await findBrowser();
const built = await buildStories();
if (built === null) process.exit(1);
const server = await serveFolder(built);
const all = (await storiesOf(server.url)).filter(
  ({ tags }) => tags.includes(SCREEN_TAG) && !tags.includes(FRAMES_TAG),
);
const stories = all.filter(
  ({ id }) => words.length === 0 || words.some((word) => id.includes(word)),
);
const folder = inRoot('.cache/pictures');
const workers = availableParallelism();
const sheets = await takeSheets({ url: server.url, stories, folder, executablePath, workers });
await server.stop();

const odd = sheets.filter(({ state }) => state !== 'same');
const failed = odd.filter(({ state }) => state === 'failed');
const gone = picturesWithoutStory(all);
for (const { story, state, reason } of odd) console.log(`${state}: ${story.id} ${reason ?? ''}`);
if (isAccepting) {
  odd.filter(({ state }) => state !== 'failed').forEach(accept);
  gone.forEach((path) => rmSync(inRoot(path)));
  await writeFrontPage({ executablePath });
} else {
  for (const path of gone) console.log(`picture without a story: ${path}`);
}
console.log(`${sheets.length} stories, ${odd.length} look different`);
if (odd.length > 0) console.log(writeReport(folder, odd));
if (failed.length > 0 || (!isAccepting && odd.length + gone.length > 0)) process.exitCode = 1;
