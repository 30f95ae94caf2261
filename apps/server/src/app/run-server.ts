import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { StartFailure } from '../base/start-failure';
import { openDatabaseClock } from '../database/database-clock';
import type { Demo } from '../demo/demo';
import { stopInTime } from './close-server';
import { readSettings } from './settings';
import { startServer } from './start-server';

/** Runs the server until a signal stops it. `program` is the URL of the file that was started. */
export async function runServer(program: string, demo: Demo | null): Promise<void> {
  // The sources and the built programs are both three folders below the repository.
  const root = fileURLToPath(new URL('../../..', program));
  const build = createHash('sha256')
    .update(readFileSync(new URL(program)))
    .digest('base64url');
  const starting = start(root, build, demo);
  // The signals are handled from the first moment, because a caller may read the address and stop
  // the server before the next line is printed. The server first answers the calls under way, then
  // closes the database properly.
  const stop = () =>
    void stopInTime({ stop: async () => (await starting).stop() }, sayLine).then(() =>
      process.exit(0),
    );
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await starting.catch(explain);
}

async function start(root: string, program: string, demo: Demo | null) {
  return startServer(readSettings(process.env, root), {
    root,
    openClock: openDatabaseClock,
    program,
    say: sayLine,
    demo,
  });
}

const sayLine = (line: string) => void process.stdout.write(`${line}\n`);

function explain(error: unknown): never {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
