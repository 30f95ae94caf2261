import { runMany } from '../process/nx.mjs';

const APPS = ['portal', 'anonymous-wizard', 'server'].map((name) => `@ablesbar/${name}`);

/** Builds what the server serves, and the server; in a second where nothing has changed. */
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
