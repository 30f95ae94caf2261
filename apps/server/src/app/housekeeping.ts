import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { BATCH, deleteBatch, type ExpiryColumn } from '../database/delete-batch';
import { tryLock } from '../database/locks';
import type { Database } from '../database/open-database';
import { deleteEarlierLimits, deleteExpiredLimits } from '../limit/buckets';
import { deleteOldLetters } from '../mail/letter-files';
import type { PhotoPlaces } from '../photo/photo-places';
import { removeUnusedPhotos } from '../photo/unused-photos';
import { type Keeping, OLD_DATA } from '../retention/delete-old';
import { DEFAULT_RETENTION, deletedBefore, type RetentionKind } from '../retention/retention-rules';
import { renewKeyWeeks } from '../reading/remembered-weeks';
import { deleteExpiredLinks, deleteExpiredTokens } from '../session/refresh-tokens';
import type { HousekeepingStep, StepResult } from './housekeeping-state';

const EVERY_MS = 10 * 60_000;

type DeleteRows = (database: Database, now: Date, keeping: Keeping) => Promise<number>;

/** The steps that delete rows. */
const DELETIONS: Readonly<Record<Exclude<HousekeepingStep, 'photos' | 'letters'>, DeleteRows>> = {
  limits: deleteExpiredLimits,
  'earlier-limits': deleteEarlierLimits,
  'login-failures': (database, now, keeping) =>
    deleteRetained(database, now, keeping, {
      kind: 'failed-logins',
      column: 'login_failure.locked_until',
    }),
  'refresh-tokens': deleteExpiredTokens,
  links: deleteExpiredLinks,
  'unconfirmed-addresses': (database, now) =>
    deleteBatch(database, 'unconfirmed_email.expires_at', now),
  // Only the previous version still adds these rows.
  'earlier-answers': (database, now, keeping) =>
    deleteRetained(database, now, keeping, {
      kind: 'remembered-keys',
      column: 'remembered_answer.answered_at',
    }),
  'key-weeks': (database, now, { retention }) =>
    renewKeyWeeks(database, now, retention['remembered-keys']),
  'refused-readings': (database, now, keeping) =>
    deleteRetained(database, now, keeping, {
      kind: 'refused-readings',
      column: 'refused_reading.refused_at',
    }),
  ...OLD_DATA,
};

export interface Housekeeping extends Keeping {
  /** The folder with letters of this machine. */
  readonly outbox: string | null;
  readonly onStep?: (step: HousekeepingStep, result: StepResult) => void;
  readonly onGoodRound?: () => void;
}

const DEFAULTS: Housekeeping = {
  retention: DEFAULT_RETENTION,
  applications: [],
  outbox: null,
};

/**
 * Deletes expired rows. Several servers on one database take turns. Each batch has its own short
 * transaction, because calls wait for some of these rows. A kind that cannot be deleted does not keep
 * the others. Photos come last, because they may lie outside the database.
 */
export async function deleteExpired(
  database: Database,
  places: PhotoPlaces,
  now: Date,
  { retention, applications, outbox, onStep }: Housekeeping = DEFAULTS,
): Promise<void> {
  const errors: unknown[] = [];
  const keeping = { retention, applications };
  const attempt = async (step: HousekeepingStep, work: () => Promise<number>) => {
    const from = performance.now();
    const done = (deleted: number, isFailed: boolean) =>
      onStep?.(step, { deleted, isFailed, seconds: (performance.now() - from) / 1000 });
    try {
      done(await work(), false);
    } catch (error) {
      done(0, true);
      errors.push(error);
    }
  };
  for (const [step, deleteRows] of entriesOf(DELETIONS)) {
    await attempt(step, () => deleteAll(database, (rows) => deleteRows(rows, now, keeping)));
  }
  await attempt('photos', () => removeUnusedPhotos(database, places, now));
  const before = deletedBefore(retention, 'letters', now);
  if (outbox !== null && before !== null) {
    await attempt('letters', () => deleteOldLetters(database, outbox, before));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some rows could not be deleted.');
}

async function deleteAll(
  database: Database,
  deleteRows: (transaction: Database) => Promise<number>,
): Promise<number> {
  const deleted = await database
    .transaction()
    .execute(async (transaction) =>
      (await tryLock(transaction, 'housekeeping')) ? deleteRows(transaction) : 0,
    );
  return deleted >= BATCH ? deleted + (await deleteAll(database, deleteRows)) : deleted;
}

/** Deletes a batch of the rows that are older than RETENTION says. */
async function deleteRetained(
  database: Database,
  now: Date,
  { retention }: Keeping,
  { kind, column }: { readonly kind: RetentionKind; readonly column: ExpiryColumn },
): Promise<number> {
  const before = deletedBefore(retention, kind, now);
  return before === null ? 0 : deleteBatch(database, column, before);
}

function entriesOf<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
): readonly (readonly [Key, Value])[] {
  return Object.keys(record).flatMap((key) => (isKey(record, key) ? [[key, record[key]]] : []));
}

function isKey<Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  key: string,
): key is Key {
  return Object.hasOwn(record, key);
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
  log: Pick<FastifyBaseLogger, 'warn'>,
  housekeeping: Housekeeping = DEFAULTS,
): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  const run = () => {
    // A round with many pictures may take longer than the pause.
    running ??= earlierNow(database, clock)
      .then((now) => deleteExpired(database, places, now, housekeeping))
      .then(housekeeping.onGoodRound)
      .catch((error: unknown) => {
        // The next run repeats the work. The calls report an unavailable database themselves.
        log.warn({ err: error }, 'Housekeeping failed.');
      })
      .finally(() => {
        running = null;
      });
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
