import './setup/node-version.mjs';
import { exitCodeOfSignal, onInterrupt } from './process/on-interrupt.mjs';
import { inRoot } from './root.mjs';
import { installPackages } from './setup/packages.mjs';

installPackages();
// Only now, because these need a package.
const { startChild, stopChild } = await import('./process/children.mjs');
const { buildApps } = await import('./setup/builds.mjs');

await buildApps();

const { DEMO = '1' } = process.env;
const program = DEMO === '1' ? 'main-with-demo.js' : 'main.js';
const server = startChild(process.execPath, [inRoot('apps/server/dist', program)], {
  stdio: 'inherit',
});

onInterrupt((signal) => stopChild(server, { signal, patience: 30_000 }));
const { exitCode, signal } = await server;
process.exit(exitCode ?? exitCodeOfSignal(signal));
