import './setup/node-version.mjs';
import { installPackages } from './setup/packages.mjs';

await installPackages();
const { mutate } = await import('./mutation/mutate.mjs');
const { foundOf, isEnough, sayFound, sayMutant } = await import('./mutation/found.mjs');

/** `npm run mutation`, `npm run mutation -- domain`, `-- domain job`, `-- domain job/search` */
const [only, path] = process.argv.slice(2);
const libs = ['domain', 'validation'].filter((lib) => only === undefined || lib === only);
if (libs.length === 0) throw new Error(`${only} is none of the rule libs: domain, validation.`);

const all = [];
const lines = [];
for (const lib of libs) {
  const results = [];
  for await (const ofFolder of mutate(lib, path)) {
    results.push(...ofFolder);
    for (const survivor of foundOf(ofFolder).survivors) console.log(sayMutant(survivor));
  }
  const found = foundOf(results);
  if (!isEnough(found)) process.exitCode = 1;
  lines.push(sayFound(lib, found));
  all.push(...results);
}
console.log([...lines, sayFound('total', foundOf(all))].join('\n'));
