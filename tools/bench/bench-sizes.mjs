import { findBrowser } from '../setup/browser.mjs';
import { buildApps } from '../setup/builds.mjs';
import { ELEMENT, LOGIN } from './budgets.mjs';
import { elementGzip, measureFirstLoads, PAGES } from './first-load.mjs';
import { noteFigure } from './figures.mjs';
import { gzipByManifest } from './manifest.mjs';
import { firstLoadTable, kB } from './table.mjs';

/** Measures what a first visitor loads, beside a page with React alone. */
await buildApps();

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
  noteFigure({
    what: `${title}: first load, gzip`,
    ours: `${kB(load.gzip)} kB`,
    floor: `${kB(floor.gzip)} kB, React alone`,
  });
  const files = load.files.map(({ path, gzip }) => `${path} ${kB(gzip)}`);
  console.log(`${title}: ${files.join(', ')}`);
}
console.log(`\nThe login may weigh ${kB(LOGIN.budget)} kB; the aim is ${kB(LOGIN.aim)} kB.`);
console.log(`The element weighs ${kB(elementGzip())} kB, and may weigh ${kB(ELEMENT.budget)} kB.`);
