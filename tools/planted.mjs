import './setup/node-version.mjs';
import { installPackages } from './setup/packages.mjs';

/**
 * `npm run planted`; `-- portal` chooses an area, `-- lang-not-set` one fault, `-- unit` a kind, and
 * `-- --types` only compiles.
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
