import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { freeBytesIn, RESERVE_BYTES } from '../../database/disk-space';
import { deleteOldLetters } from '../../mail/letter-files';
import { type CommandInput, type Facts, OperatorFailure, type OperatorWorld } from '../command';
import { isDryRun } from '../dry-run';
import { eraseTexts } from './erase-texts';
import { erasePhotos, LONG_AGO } from './erase-photos';
import { NobodyFound } from './find-customer';

type Erasing = Pick<OperatorWorld, 'database' | 'settings'>;

/** Stands in DATA_DIR from before the deletion until its traces are gone, too. */
const noteIn = ({ settings }: Pick<OperatorWorld, 'settings'>) => join(settings.dataDir, 'erasing');

/** Runs before the deletion, so that an interrupted command leaves a note about the traces. */
export function noteErasing(world: Pick<OperatorWorld, 'settings'>): void {
  if (world.settings.databaseUrl === null) writeFileSync(noteIn(world), '');
}

/**
 * Removes the traces of deleted rows from the files of the embedded database, which nobody else does:
 * rewrites all tables and removes the write-ahead log, in which the rows also stand. PostgreSQL does
 * this by itself in time, and its tables must not be locked beside a running server.
 */
async function forgetDeletedRows(world: Erasing): Promise<void> {
  if (world.settings.databaseUrl !== null) return;
  for (const statement of [
    sql`vacuum full`,
    // Otherwise the checkpoint keeps the old files of the log under new names, with their content.
    sql`set wal_recycle = off`,
    sql`select pg_switch_wal()`,
    sql`checkpoint`,
  ]) {
    await statement.execute(world.database);
  }
  rmSync(noteIn(world), { force: true });
}

/**
 * Deletes what the committed deletion has left outside of the tables. A photo that cannot be reached fails the
 * command at its end.
 */
export async function finishErasing(
  world: OperatorWorld,
  photos: readonly string[] | 'all unused',
  said: string,
): Promise<void> {
  const failure = await erasePhotos(world, photos);
  await forgetDeletedRows(world);
  world.say(said);
  if (failure !== null) throw failure;
}

/**
 * Erases, or finishes what an interrupted command has left: its transaction has deleted the person, so
 * the repeated command finds nobody. The note does not say who it was, so every such call finishes it.
 */
export async function eraseOrFinish(
  world: OperatorWorld,
  given: CommandInput,
  erase: () => Promise<Facts>,
): Promise<Facts> {
  try {
    return await erase();
  } catch (error) {
    if (!(error instanceof NobodyFound) || !isUnfinished(world)) throw error;
    if (!given.switches.has('yes') || isDryRun(given)) {
      throw new OperatorFailure(`${error.message}\n${eraseTexts.isUnfinished}`);
    }
    await requireRoom(world);
    await deleteOldLetters(world.database, world.settings.mail.outbox, LONG_AGO);
    await finishErasing(world, 'all unused', `${error.message}\n${eraseTexts.finished}`);
    return { isErased: true, isFinished: true };
  }
}

function isUnfinished(world: Erasing): boolean {
  return world.settings.databaseUrl === null && existsSync(noteIn(world));
}

/**
 * Fails without the room in which the traces of deleted rows go. At worst, the largest table is everything,
 * and it stands beside its copy and the log of the copy: the embedded database shortens its log only when
 * it is told to.
 */
export async function requireRoom({ database, settings }: Erasing): Promise<void> {
  if (settings.databaseUrl !== null) return;
  const { rows } = await sql<{ bytes: string }>`
    select pg_database_size(current_database())::text as bytes`.execute(database);
  const needed = 2 * Number(rows[0]?.bytes) + RESERVE_BYTES;
  const free = freeBytesIn(settings.dataDir)();
  if (free < needed) throw new OperatorFailure(eraseTexts.noRoom({ needed, free }));
}
