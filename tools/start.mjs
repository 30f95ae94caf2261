import './setup/node-version.mjs';
import { exitCodeOfSignal, onInterrupt } from './process/on-interrupt.mjs';
import { inRoot } from './root.mjs';
import { installPackages } from './setup/packages.mjs';
import { serverProgram } from './setup/server-program.mjs';

installPackages();
// Only now, because these need a package.
const { startChild, stopChild } = await import('./process/children.mjs');
const { buildApps } = await import('./setup/builds.mjs');

await buildApps();

const { program, notice } = serverProgram(process.env);
if (notice !== null) console.log(notice);
const server = startChild(process.execPath, [inRoot('apps/server/dist', `${program}.js`)], {
  stdio: 'inherit',
});

onInterrupt((signal) => stopChild(server, { signal, patience: 30_000 }));
const { exitCode, signal } = await server;
process.exit(exitCode ?? exitCodeOfSignal(signal));
