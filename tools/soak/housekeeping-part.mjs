import { bin } from '../process/bin.mjs';
import { run } from '../process/run.mjs';
import { providePostgres } from '../setup/postgres.mjs';

const ROWS = 5_000_000;

/** Runs a round of housekeeping among so many rows in each of its tables, and reads its plans. */
export async function soakHousekeeping() {
  const { url, stop, reason } = await providePostgres({ mayInstall: true });
  if (reason) throw new Error(reason);
  try {
    const jest = ['--projects', 'apps/server', '--testPathPatterns', 'housekeeping-plans'];
    const env = { SOAK_ROWS: String(ROWS), TEST_DATABASE_URL: url };
    return await run(...bin('jest', jest), { isShown: true, env });
  } finally {
    await stop();
  }
}
