import './setup/node-version.mjs';
import { startChild, stopChild } from './process/children.mjs';
import { exitCodeOfSignal, onInterrupt } from './process/on-interrupt.mjs';
import { inRoot } from './root.mjs';
import { buildApps } from './setup/build-apps.mjs';
import { installPackages } from './setup/packages.mjs';

await installPackages();
await buildApps();

const { DEMO = '1' } = process.env;
const program = DEMO === '1' ? 'main-with-demo.js' : 'main.js';
const server = startChild(process.execPath, [inRoot('apps/server/dist', program)], {
  stdio: 'inherit',
});

onInterrupt((signal) => stopChild(server, { signal, patience: 30_000 }));
server.once('close', (code, signal) => process.exit(code ?? exitCodeOfSignal(signal)));
