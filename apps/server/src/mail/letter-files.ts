import { readdir, readFile, rm, stat } from 'node:fs/promises';
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

export interface LetterFile {
  readonly file: string;
  readonly writtenAt: Date;
  readonly to: string;
  readonly subject: string;
}

/** The letters of one owner without their text, which may hold a login. */
export async function lettersOf(outbox: string, owner: string): Promise<readonly LetterFile[]> {
  const folder = folderOf(outbox, owner);
  const letters: LetterFile[] = [];
  for (const { name } of await entriesOf(folder)) {
    const path = join(folder, name);
    const [head = ''] = (await readFile(path, 'utf8'))
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n\r\n');
    const line = (field: string) =>
      decoded(new RegExp(`^${field}: (.*)$`, 'm').exec(head)?.[1] ?? '');
    const { mtime } = await stat(path);
    letters.push({ file: name, writtenAt: mtime, to: line('To'), subject: line('Subject') });
  }
  return letters;
}

/** Reads the encoded words of a header (RFC 2047), which our mails write in UTF-8. */
function decoded(line: string): string {
  return line
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, text: string) => {
      if (kind.toLowerCase() === 'b') return Buffer.from(text, 'base64').toString('utf8');
      const bytes = text
        .replaceAll('_', ' ')
        .replace(/=([\dA-F]{2})/gi, (_escape, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        );
      return Buffer.from(bytes, 'latin1').toString('utf8');
    });
}

/**
 * Deletes letters that are older than `before`, and those whose owner is no longer in the database: it
 * was erased on another machine, or while its letter was being written.
 */
export async function deleteOldLetters(
  database: Database,
  outbox: string,
  before: Date,
): Promise<number> {
  const entries = await entriesOf(outbox);
  const owners = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const known = await knownOwners(database, owners);
  let deleted = await deleteFilesBefore(outbox, before);
  for (const owner of owners) {
    deleted += known.has(owner)
      ? await deleteFilesBefore(join(outbox, owner), before)
      : await deleteLettersOf(outbox, owner);
  }
  return deleted;
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

async function deleteFilesBefore(folder: string, before: Date): Promise<number> {
  let deleted = 0;
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (!entry.isFile() || (await stat(path)).mtimeMs >= before.getTime()) continue;
    await rm(path);
    deleted += 1;
  }
  return deleted;
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
