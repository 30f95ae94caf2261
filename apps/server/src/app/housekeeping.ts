import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { BATCH, deleteBatch } from '../database/delete-batch';
import { tryLock } from '../database/locks';
import type { Database } from '../database/open-database';
import { deleteExpiredLimits } from '../limit/buckets';
import { deleteOldLetters } from '../mail/letter-files';
import type { PhotoPlaces } from '../photo/photo-places';
import { removeUnusedPhotos } from '../photo/unused-photos';
import { OLD_DATA } from '../retention/delete-old';
import { deletedBefore, type Retention, DEFAULT_RETENTION } from '../retention/retention-rules';
import { renewKeyWeeks } from '../reading/remembered-weeks';
import { deleteExpiredLoginFailures } from '../session/login-guard';
import { deleteExpiredLinks, deleteExpiredTokens } from '../session/refresh-tokens';

const EVERY_MS = 10 * 60_000;
type DeleteRows = (database: Database, now: Date, retention: Retention) => Promise<unknown>;

const DELETIONS: readonly DeleteRows[] = [
  deleteExpiredLimits,
  deleteExpiredLoginFailures,
  deleteExpiredTokens,
  deleteExpiredLinks,
  deleteExpiredAnswers,
  renewKeys,
  ...OLD_DATA,
];

export interface KeptData {
  readonly retention: Retention;
  /** The folder with letters of this machine. */
  readonly outbox: string | null;
}

const DEFAULTS: KeptData = { retention: DEFAULT_RETENTION, outbox: null };

/**
 * Deletes expired rows. Several servers on one database take turns. Each batch has its own short
 * transaction, because calls wait for some of these rows. A kind that cannot be deleted does not keep
 * the others. Photos come last, because they may lie outside the database.
 */
export async function deleteExpired(
  database: Database,
  places: PhotoPlaces,
  now: Date,
  { retention, outbox }: KeptData = DEFAULTS,
): Promise<void> {
  const errors: unknown[] = [];
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => errors.push(error));
  for (const deleteRows of DELETIONS)
    await attempt(deleteAll(database, (rows) => deleteRows(rows, now, retention)));
  await attempt(removeUnusedPhotos(database, places, now));
  const before = deletedBefore(retention, 'letters', now);
  if (outbox !== null && before !== null) {
    await attempt(deleteOldLetters(database, outbox, before));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some rows could not be deleted.');
}

async function deleteAll(
  database: Database,
  deleteRows: (transaction: Database) => Promise<unknown>,
): Promise<void> {
  const deleted = await database
    .transaction()
    .execute(async (transaction) =>
      (await tryLock(transaction, 'housekeeping')) ? deleteRows(transaction) : 0,
    );
  if (deleted === BATCH) await deleteAll(database, deleteRows);
}

/** Only the previous version still adds these rows. */
async function deleteExpiredAnswers(
  database: Database,
  now: Date,
  retention: Retention,
): Promise<number> {
  const before = deletedBefore(retention, 'remembered-keys', now);
  return before === null ? 0 : deleteBatch(database, 'remembered_answer.answered_at', before);
}

async function renewKeys(database: Database, now: Date, retention: Retention): Promise<void> {
  await renewKeyWeeks(database, now, retention['remembered-keys'] ?? Infinity);
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
  kept: KeptData = DEFAULTS,
): { stop(): Promise<void> } {
  let last = Promise.resolve();
  const run = () => {
    last = earlierNow(database, clock)
      .then((now) => deleteExpired(database, places, now, kept))
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
