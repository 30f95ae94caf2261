import type { FastifyBaseLogger } from 'fastify';
import { forgetOldAnonymous } from '../anonymous/forget-anonymous';
import { tryLock } from '../database/locks';
import type { Database } from '../database/open-database';
import { forgetOldLimits } from '../limit/limits';
import type { PhotoPlaces } from '../photo/photo-places';
import { forgetOldFailures } from '../session/login-lock';
import { forgetOldTokens } from '../session/refresh-tokens';

const EVERY_MS = 10 * 60_000;
/** A reading that waited in a drawer for longer is sent by nobody any more. */
const ANSWER_MEMORY_MS = 60 * 24 * 3_600_000;

/** Deletes what nobody asks for any more; several servers on one database take turns. */
export async function forgetWhatIsOver(
  database: Database,
  places: PhotoPlaces,
  now: Date,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (!(await tryLock(transaction, 'housekeeping'))) return;
    await forgetOldLimits(transaction, now);
    await forgetOldFailures(transaction, now);
    await forgetOldTokens(transaction, now);
    await forgetOldAnonymous(transaction, places, now);
    await transaction
      .deleteFrom('remembered_answer')
      .where('answered_at', '<', new Date(now.getTime() - ANSWER_MEMORY_MS))
      .execute();
  });
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
      // The next one will do it; a database that is away is noticed by the calls.
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
