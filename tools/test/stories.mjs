import { readdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../process/static-server.mjs';
import { inRoot } from '../root.mjs';
import { checkStories } from './check-stories.mjs';
import { writeTally } from './tally-file.mjs';
import { exitCodeOf, orFailed, tally } from './tally.mjs';

/** Checks all stories of the Storybook built by `build-storybook`. */
const server = await serveFolder(inRoot('.cache/storybook'));
try {
  const findings = await checkStories({
    url: server.url,
    executablePath: process.env.CHROMIUM,
    // Two more than there are cores, because each story waits until it is at rest.
    workers: availableParallelism() + 2,
  });
  const bad = findings.filter(({ problems }) => problems.length > 0);
  for (const { story, problems } of bad) {
    console.log(`  ${story.title} / ${story.name} (${story.id})`);
    for (const problem of problems) console.log(`    ${problem}`);
  }
  console.log(
    `Storybook weighs ${((await folderSize(inRoot('.cache/storybook'))) / 1e6).toFixed(1)} MB.`,
  );
  const result = orFailed(tally(findings.length - bad.length, bad.length));
  writeTally(inRoot('tools'), 'stories', result);
  process.exitCode = exitCodeOf(result);
} finally {
  await server.stop();
}

async function folderSize(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(
    async ({ parentPath, name }) => (await stat(join(parentPath, name))).size,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
