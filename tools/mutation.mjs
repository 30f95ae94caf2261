import './setup/node-version.mjs';
import { installPackages } from './setup/packages.mjs';

await installPackages();
const { mutate } = await import('./mutation/mutate.mjs');
const { foundOf, isEnough, sayFound } = await import('./mutation/found.mjs');

/** `npm run mutation`, `npm run mutation -- domain`, `npm run mutation -- domain job` */
const [only, folder] = process.argv.slice(2);
const libs = ['domain', 'validation'].filter((lib) => only === undefined || lib === only);
if (libs.length === 0) throw new Error(`${only} is none of the rule libs: domain, validation.`);

const lines = [];
for (const lib of libs) {
  const found = foundOf(await mutate(lib, folder));
  lines.push(sayFound(lib, found));
  if (!isEnough(found)) process.exitCode = 1;
}
console.log(lines.join('\n'));
