// Gives the packages their next version and publishes them. `--dry-run` says what would happen.
import './setup/node-version.mjs';
import { readWords } from './process/words.mjs';
import { installPackages } from './setup/packages.mjs';

const { values } = readWords({ 'dry-run': { type: 'boolean', default: false } });

installPackages();

const { release } = await import('./packages/release.mjs');
process.exitCode = await release({ isTrial: values['dry-run'] });
