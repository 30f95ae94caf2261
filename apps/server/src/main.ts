import { fileURLToPath } from 'node:url';
import { readSettings } from './app/settings';
import { startServer } from './app/start-server';
import { StartFailure } from './app/start-failure';

// Both src/main.ts and dist/main.js lie three folders below the repository.
const root = fileURLToPath(new URL('../../..', import.meta.url));

try {
  const running = await startServer(readSettings(process.env, root), {
    root,
    clock: () => new Date(),
    say: (line) => process.stdout.write(`${line}\n`),
  });
  // Calls under way are answered first, then the database is closed as it should be.
  const stop = () => void running.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
