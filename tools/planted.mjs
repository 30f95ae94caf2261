import './setup/node-version.mjs';
import { installPackages } from './setup/packages.mjs';

/**
 * `npm run planted`, `-- portal` (an area), `-- all-photos` (one fault), `-- unit` (a kind), `--
 * --types`
 */
const given = process.argv.slice(2);

installPackages();
const { IN_COPY, runInCopy } = await import('./planted/run/copy.mjs');
if (process.env[IN_COPY]) {
  const { plantAll } = await import('./planted/run/plant-all.mjs');
  process.exitCode = await plantAll(given);
} else {
  process.exitCode = await runInCopy(given);
}
