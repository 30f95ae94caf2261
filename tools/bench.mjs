import './setup/node-version.mjs';
import { buildApps } from './setup/build-apps.mjs';
import { installPackages } from './setup/packages.mjs';

await installPackages();
await buildApps();

const { findBrowser } = await import('./setup/browser.mjs');
const { measureFirstLoads, PAGES } = await import('./bench/first-loads.mjs');
const { gzipByManifest } = await import('./bench/manifest.mjs');
const { firstLoadTable, kB } = await import('./bench/table.mjs');
const { LOGIN } = await import('./bench/budgets.mjs');

const browser = await findBrowser();
if (!browser) {
  console.error('The sizes are measured in a browser, and none could be found or installed.');
  process.exit(1);
}

const { floor, ...loads } = await measureFirstLoads(browser, Object.keys(PAGES));
const rows = Object.entries(loads).map(([name, load]) => ({
  title: PAGES[name].title,
  load,
  byManifest: gzipByManifest(PAGES[name].dist),
}));

console.log(`\n${firstLoadTable(floor, rows)}\n`);
for (const { title, load } of rows) {
  const files = load.files.map(({ path, gzip }) => `${path} ${kB(gzip)}`);
  console.log(`${title}: ${files.join(', ')}`);
}
console.log(`\nThe login may weigh ${kB(LOGIN.budget)} kB; the aim is ${kB(LOGIN.aim)} kB.`);
