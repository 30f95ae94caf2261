import './setup/node-version.mjs';
import { startChild, stopChild } from './process/children.mjs';
import { exitCodeOfSignal, onInterrupt } from './process/on-interrupt.mjs';
import { inRoot } from './root.mjs';
import { buildApps } from './setup/build-apps.mjs';
import { installPackages } from './setup/packages.mjs';

await installPackages();
await buildApps();

const server = startChild(process.execPath, [inRoot('apps/server/dist/main.js')], {
  env: { DEMO: '1', ...process.env },
  stdio: 'inherit',
});

onInterrupt((signal) => stopChild(server, { signal, patience: 30_000 }));
server.once('close', (code, signal) => process.exit(code ?? exitCodeOfSignal(signal)));
