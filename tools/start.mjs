import './setup/node-version.mjs';
import { installPackages } from './setup/packages.mjs';
import { serverProgram } from './setup/server-program.mjs';

installPackages();
// Only now, because these need a package.
const { buildApps } = await import('./setup/builds.mjs');
const { runServer } = await import('./setup/run-server.mjs');

await buildApps();
await runServer(serverProgram(process.env));
