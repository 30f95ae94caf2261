import { runMany } from '../../process/nx.mjs';

const APPS = ['portal', 'anonymous-wizard', 'server'].map((name) => `@ablesbar/${name}`);

/** Nx builds the app that a fault is in, and takes the others from its cache. */
export async function buildApps() {
  const { code, output } = await runMany(['build'], APPS);
  if (code !== 0) console.log(output);
  return code === 0;
}
