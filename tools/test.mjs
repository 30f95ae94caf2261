import './setup/node-version.mjs';
import { onInterrupt } from './process/on-interrupt.mjs';
import { installPackages } from './setup/packages.mjs';
import { providePostgres } from './setup/postgres.mjs';
import { runStages } from './test/run-stages.mjs';
import { addUp, exitCodeOf, inWords } from './test/tally.mjs';

const isQuick = process.argv.includes('--quick');

await installPackages();
// Only now, because these need what has just been installed.
const { quickStages, stages } = await import('./test/stages.mjs');
const { findBrowser } = await import('./setup/browser.mjs');

const browser = isQuick ? null : await findBrowser();
const postgres = await providePostgres({ mayInstall: !isQuick });
onInterrupt(() => postgres.stop?.());

const tallies = await runStages(isQuick ? quickStages : stages, { browser, postgres });
await postgres.stop?.();

const total = addUp(tallies);
process.exitCode = exitCodeOf(total);
console.log(`\n${inWords(total)}`);
