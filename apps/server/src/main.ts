import { fileURLToPath } from 'node:url';
import { readSettings } from './app/settings';
import { startServer } from './app/start-server';
import { StartFailure } from './base/start-failure';

// Both src/main.ts and dist/main.js lie three folders below the repository.
const root = fileURLToPath(new URL('../../..', import.meta.url));

async function start() {
  return startServer(readSettings(process.env, root), {
    root,
    clock: () => new Date(),
    say: (line) => process.stdout.write(`${line}\n`),
  });
}

function explain(error: unknown): never {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

const starting = start();
// The signals are handled from the first moment, because a caller may read the address and stop the
// server before the next line is printed. The server first answers the calls under way, then closes
// the database properly.
const stop = () => void starting.then((running) => running.stop()).then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
await starting.catch(explain);
