// Gives the packages their next version and publishes them. `--dry-run` says what would happen.
import './setup/node-version.mjs';
import { installPackages } from './setup/packages.mjs';

installPackages();

const { release } = await import('./packages/release.mjs');
process.exitCode = await release({ isTrial: process.argv.includes('--dry-run') });
