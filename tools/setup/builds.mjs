import { runMany } from '../process/nx.mjs';
import { inRoot } from '../root.mjs';

const APPS = ['portal', 'anonymous-wizard', 'server'].map((name) => `@ablesbar/${name}`);

/** Builds both apps and the server, or ends this process. Without changes, Nx takes a second. */
export async function buildApps() {
  process.stdout.write('Building … ');
  const { code, output, seconds } = await runMany(['build'], APPS);
  if (code === 0) {
    console.log(`${seconds.toFixed(1)} s`);
    return;
  }
  console.log('failed\n');
  console.error(output);
  console.error('The build failed, see above.');
  process.exit(1);
}

/** The same for a build that may fail: returns whether it succeeded. */
export async function canBuildApps() {
  const { code, output } = await runMany(['build'], APPS);
  if (code !== 0) console.log(output);
  return code === 0;
}

/** Builds Storybook and returns its folder. Null if that failed; then it has printed the reason. */
export async function buildStories() {
  const { code, output } = await runMany(['build-storybook'], ['@ablesbar/tools']);
  if (code === 0) return inRoot('.cache/storybook');
  console.log(output);
  return null;
}
