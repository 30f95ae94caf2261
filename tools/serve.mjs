import './setup/node-version.mjs';
import { existsSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { servedProgram } from './setup/server-program.mjs';

/** `npm run serve` starts what `npm run build` has built, and neither installs nor builds. */
const chosen = servedProgram(process.env);
if (!existsSync(inRoot('apps/server/dist', `${chosen.program}.js`))) {
  console.error('Nothing is built yet: npm run build');
  process.exit(1);
}
const { runServer } = await import('./setup/run-server.mjs');
await runServer(chosen);
