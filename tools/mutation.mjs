import './setup/node-version.mjs';
import { refuse } from './process/words.mjs';
import { installPackages } from './setup/packages.mjs';

installPackages();
const { mutate } = await import('./mutation/mutate.mjs');
const { AREAS, chosen } = await import('./mutation/areas.mjs');
const { ACCEPTED } = await import('./mutation/accepted.mjs');
const { foundOf, isEnough, sayFound, sayMutant, sayStale } = await import('./mutation/found.mjs');

const asked = process.argv.slice(2);
const choices = chosen(asked);
if (choices.length === 0) {
  refuse(`${asked[0]} is none of ${AREAS.map(({ name }) => name).join(', ')}.`);
}

const lines = [];
for (const choice of choices) {
  const started = Date.now();
  const parts = [];
  for await (const { results, place } of mutate(choice)) {
    const part = foundOf(results, ACCEPTED, place);
    for (const survivor of part.survivors) console.log(sayMutant(survivor));
    for (const row of part.stale) console.log(sayStale(row));
    parts.push(part);
  }
  const found = {
    noticed: parts.reduce((sum, { noticed }) => sum + noticed, 0),
    survivors: parts.flatMap(({ survivors }) => survivors),
    accepted: parts.flatMap(({ accepted }) => accepted),
    stale: parts.flatMap(({ stale }) => stale),
  };
  const { name, least } = choice.area;
  if (!isEnough(found, least)) process.exitCode = 1;
  const seconds = Math.round((Date.now() - started) / 1000);
  lines.push(`${sayFound(name, found)}, ${seconds} s`);
  console.log(lines.at(-1));
}
if (lines.length > 1) console.log(`\n${lines.join('\n')}`);
