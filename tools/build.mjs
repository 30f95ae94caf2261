import './setup/node-version.mjs';
import { installPackages } from './setup/packages.mjs';

installPackages();
// Only now, because it needs a package.
const { buildApps } = await import('./setup/builds.mjs');

await buildApps();
