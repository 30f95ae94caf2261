import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { codeOf } from '../base/start-failure';
import type { Database } from '../database/open-database';

/**
 * Without a mail server, letters are files. Those of a customer, or of a reading without a login, have
 * a folder of their own, so that they can be erased with it.
 */
export function folderOf(outbox: string, owner: string | null): string {
  return owner === null ? outbox : join(outbox, owner.replace(/[^\w-]/g, '_'));
}

/** Deletes the letters of one owner and returns how many they were. */
export async function deleteLettersOf(outbox: string, owner: string): Promise<number> {
  const count = await countLettersOf(outbox, owner);
  await rm(folderOf(outbox, owner), { recursive: true, force: true });
  return count;
}

export async function countLettersOf(outbox: string, owner: string): Promise<number> {
  return (await entriesOf(folderOf(outbox, owner))).length;
}

/**
 * Deletes letters that are older than `before`, and those whose owner is no longer in the database: it
 * was erased on another machine, or while its letter was being written.
 */
export async function deleteOldLetters(
  database: Database,
  outbox: string,
  before: Date,
): Promise<void> {
  const entries = await entriesOf(outbox);
  const owners = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const known = await knownOwners(database, owners);
  await deleteFilesBefore(outbox, before);
  for (const owner of owners) {
    const folder = join(outbox, owner);
    if (known.has(owner)) await deleteFilesBefore(folder, before);
    else await rm(folder, { recursive: true, force: true });
  }
}

async function knownOwners(
  database: Database,
  owners: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${owners}::text[]) as owner (id)
    where exists (select from account where account.id = owner.id)
      or exists (select from anonymous_reading where anonymous_reading.id = owner.id)`.execute(
    database,
  );
  return new Set(rows.map(({ id }) => id));
}

async function deleteFilesBefore(folder: string, before: Date): Promise<void> {
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isFile() && (await stat(path)).mtimeMs < before.getTime()) await rm(path);
  }
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
