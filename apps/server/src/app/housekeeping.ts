import type { FastifyBaseLogger } from 'fastify';
import { deleteExpiredAnonymousReadings } from '../anonymous/stored-anonymous';
import { tryLock } from '../database/locks';
import type { Database } from '../database/open-database';
import { deleteExpiredLimits } from '../limit/limits';
import type { PhotoPlaces } from '../photo/photo-places';
import { deleteExpiredLoginFailures } from '../session/login-guard';
import { deleteExpiredTokens } from '../session/refresh-tokens';

const EVERY_MS = 10 * 60_000;
/** No app still sends a reading that has waited on a device for longer than this. */
const ANSWER_MEMORY_MS = 60 * 24 * 3_600_000;

const DELETIONS = [
  deleteExpiredLimits,
  deleteExpiredLoginFailures,
  deleteExpiredTokens,
  deleteExpiredAnswers,
] as const;

/**
 * Deletes expired rows. Several servers on one database take turns. Each kind has its own short
 * transaction, because calls wait for some of these rows. Readings without a login come last,
 * because their photos may lie outside the database.
 */
export async function deleteExpired(
  database: Database,
  places: PhotoPlaces,
  now: Date,
): Promise<void> {
  for (const deleteRows of DELETIONS) {
    await database.transaction().execute(async (transaction) => {
      if (await tryLock(transaction, 'housekeeping')) await deleteRows(transaction, now);
    });
  }
  await deleteExpiredAnonymousReadings(database, places, now);
}

async function deleteExpiredAnswers(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('remembered_answer')
    .where('answered_at', '<', new Date(now.getTime() - ANSWER_MEMORY_MS))
    .execute();
}

export function runHousekeeping(
  database: Database,
  places: PhotoPlaces,
  clock: () => Date,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  let last = Promise.resolve();
  const run = () => {
    last = deleteExpired(database, places, clock()).catch((error: unknown) => {
      // The next run repeats the work. The calls report an unavailable database themselves.
      log.warn({ err: error }, 'Housekeeping failed.');
    });
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return last;
    },
  };
}
