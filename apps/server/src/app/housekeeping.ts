import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { deleteExpiredAnonymousReadings } from '../anonymous/stored-anonymous';
import { BATCH, deleteBatch } from '../database/delete-batch';
import { tryLock } from '../database/locks';
import type { Database } from '../database/open-database';
import { deleteExpiredLimits } from '../limit/buckets';
import { deleteOldLetters } from '../mail/letter-files';
import type { PhotoPlaces } from '../photo/photo-places';
import { removeUnusedPhotos } from '../photo/unused-photos';
import { renewKeyWeeks } from '../reading/remembered-weeks';
import { deleteExpiredLoginFailures } from '../session/login-guard';
import { deleteExpiredLinks, deleteExpiredTokens } from '../session/refresh-tokens';

const EVERY_MS = 10 * 60_000;
/** No app still sends a reading that has waited on a device for longer than this. */
const MEMORY_DAYS = 60;
/** Letters that are files contain logins. */
const LETTER_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

const DELETIONS: readonly ((database: Database, now: Date) => Promise<unknown>)[] = [
  deleteExpiredLimits,
  deleteExpiredLoginFailures,
  deleteExpiredTokens,
  deleteExpiredLinks,
  deleteExpiredAnswers,
  (database, now) => renewKeyWeeks(database, now, MEMORY_DAYS),
  deleteExpiredAnonymousReadings,
];

/**
 * Deletes expired rows. Several servers on one database take turns. Each batch has its own short
 * transaction, because calls wait for some of these rows. A kind that cannot be deleted does not keep
 * the others. Photos come last, because they may lie outside the database.
 */
export async function deleteExpired(
  database: Database,
  places: PhotoPlaces,
  now: Date,
  /** The folder with letters of this machine. */
  outbox: string | null = null,
): Promise<void> {
  const errors: unknown[] = [];
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => errors.push(error));
  for (const deleteRows of DELETIONS) await attempt(deleteAll(database, deleteRows, now));
  await attempt(removeUnusedPhotos(database, places, now));
  if (outbox !== null) {
    const before = new Date(now.getTime() - LETTER_DAYS * DAY_MS);
    await attempt(deleteOldLetters(database, outbox, before));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some rows could not be deleted.');
}

async function deleteAll(
  database: Database,
  deleteRows: (database: Database, now: Date) => Promise<unknown>,
  now: Date,
): Promise<void> {
  const deleted = await database
    .transaction()
    .execute(async (transaction) =>
      (await tryLock(transaction, 'housekeeping')) ? deleteRows(transaction, now) : 0,
    );
  if (deleted === BATCH) await deleteAll(database, deleteRows, now);
}

/** Only the previous version still adds these rows. */
function deleteExpiredAnswers(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - MEMORY_DAYS * DAY_MS);
  return deleteBatch(database, 'remembered_answer.answered_at', before);
}

/** A clock that is ahead would delete what is still needed, so both clocks have to agree. */
async function earlierNow(database: Database, clock: () => Date): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(database);
  return new Date(Math.min(clock().getTime(), ...rows.map(({ now }) => now.getTime())));
}

export function runHousekeeping(
  database: Database,
  places: PhotoPlaces,
  clock: () => Date,
  log: FastifyBaseLogger,
  outbox: string | null = null,
): { stop(): Promise<void> } {
  let last = Promise.resolve();
  const run = () => {
    last = earlierNow(database, clock)
      .then((now) => deleteExpired(database, places, now, outbox))
      .catch((error: unknown) => {
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
