import type { FastifyBaseLogger } from 'fastify';
import { forgetOldAnonymous } from '../anonymous/forget-anonymous';
import { tryLock } from '../database/locks';
import type { Database } from '../database/open-database';
import { forgetOldLimits } from '../limit/limits';
import type { PhotoPlaces } from '../photo/photo-places';
import { forgetOldFailures } from '../session/login-lock';
import { forgetOldTokens } from '../session/refresh-tokens';

const EVERY_MS = 10 * 60_000;
/** No app still sends a reading that has waited on a device for longer than this. */
const ANSWER_MEMORY_MS = 60 * 24 * 3_600_000;

const FORGETTING = [forgetOldLimits, forgetOldFailures, forgetOldTokens, forgetOldAnswers] as const;

/**
 * Deletes expired rows. Several servers on one database take turns. Each kind has its own short
 * transaction, because calls wait for some of these rows. Readings without a login come last,
 * because their photos may lie outside the database.
 */
export async function forgetWhatIsOver(
  database: Database,
  places: PhotoPlaces,
  now: Date,
): Promise<void> {
  for (const forget of FORGETTING) {
    await database.transaction().execute(async (transaction) => {
      if (await tryLock(transaction, 'housekeeping')) await forget(transaction, now);
    });
  }
  await forgetOldAnonymous(database, places, now);
}

async function forgetOldAnswers(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('remembered_answer')
    .where('answered_at', '<', new Date(now.getTime() - ANSWER_MEMORY_MS))
    .execute();
}

export function keepHouse(
  database: Database,
  places: PhotoPlaces,
  clock: () => Date,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  let last = Promise.resolve();
  const forget = () => {
    last = forgetWhatIsOver(database, places, clock()).catch((error: unknown) => {
      // The next run repeats the work. The calls report an unavailable database themselves.
      log.warn({ err: error }, 'Housekeeping failed.');
    });
  };
  forget();
  const timer = setInterval(forget, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return last;
    },
  };
}
