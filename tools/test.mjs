import './setup/node-version.mjs';
import { onInterrupt } from './process/on-interrupt.mjs';
import { readWords } from './process/words.mjs';
import { installPackages } from './setup/packages.mjs';
import { addUp, costTable, exitCodeOf, inWords, tally } from './test/tally.mjs';

const { quick: isQuick } = readWords({ quick: { type: 'boolean', default: false } }).values;

const startedAt = performance.now();
installPackages();
// Only now, because these need packages.
const { surroundings } = await import('./test/surroundings.mjs');
const { quickRounds, rounds, runRound } = await import('./test/rounds.mjs');
const { readProjects } = await import('./process/nx.mjs');
const { providePostgres } = await import('./setup/postgres.mjs');
const { providePgbouncer } = await import('./setup/pgbouncer.mjs');
const { findBrowser } = await import('./setup/browser.mjs');
const { provideEngines } = await import('./setup/engines.mjs');

const postgres = await providePostgres({ mayInstall: !isQuick });
const pgbouncer = await providePgbouncer({ mayInstall: !isQuick });
onInterrupt(() => postgres.stop?.());

async function provideBrowsers() {
  const browser = await findBrowser();
  return { browser, engines: await provideEngines({ mayInstall: true }) };
}
const NONE = { browser: null, engines: [] };
// A bare machine downloads them while the first round runs, which needs none.
const browsers = isQuick ? NONE : provideBrowsers();

const projects = readProjects();
const results = [];
// The next round runs also after a failed one.
for (const round of isQuick ? quickRounds : rounds) {
  const found = round.needsBrowser ? await browsers : NONE;
  const env = await surroundings({ ...found, postgres, pgbouncer });
  results.push(...(await runRound(round, { projects, browser: found.browser, env })));
}
await postgres.stop?.();

const tallies = results.map((result) => result.tally);
if (!postgres.url) {
  console.log(`The server's tests ran on the embedded database only: ${postgres.reason}.`);
  tallies.push(tally(0, 0, 1));
}
if (!pgbouncer.path) console.log(`PgBouncer was not tested: ${pgbouncer.reason}.`);
const { engines } = await browsers;
for (const { name, reason } of engines.filter(({ path }) => !path)) {
  console.log(`The journeys did not run in ${name}: ${reason}.`);
  tallies.push(tally(0, 0, 1));
}
const total = addUp(tallies);
process.exitCode = exitCodeOf(total);
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
console.log(`\n${costTable(results)}\nall of it: ${minutes} minutes\n\n${inWords(total)}`);
