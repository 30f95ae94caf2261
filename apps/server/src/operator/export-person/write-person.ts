import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { codeOf } from '../../base/start-failure';
import type { Database } from '../../database/open-database';
import { keyFileAt, readableKey } from '../../keys/key-file';
import { type LetterFile, lettersOf } from '../../mail/letter-files';
import { type Facts, OperatorFailure, type OperatorWorld } from '../command';
import { type PhotoFile, photoFiles, photoFolder } from '../export-readings/photo-folder';
import { personTexts } from './person-texts';
import { type ReadRow, type Row, rowsOf, type Section } from './section';

const PHOTOS = 'photos';

interface Order<Scope> {
  /** Finds the person. It runs in the transaction that reads everything. */
  readonly find: (transaction: Database) => Promise<Scope>;
  readonly sections: readonly Section<Scope>[];
  readonly folder: string;
  readonly event: 'person-exported' | 'anonymous-reading-exported';
  /** What the person learns of a letter that became a file. */
  readonly shownLetter: (letter: LetterFile) => Partial<LetterFile>;
}

/** Writes all sections of a person as person.json, and the photos, into a new folder. */
export async function writePerson<Scope extends { readonly id: string }>(
  world: OperatorWorld,
  { find, sections, folder: name, event, shownLetter }: Order<Scope>,
): Promise<Facts> {
  const folder = resolve(world.cwd, name);
  const key = readableKey(keyFileAt(world.settings.keyFile));
  const { owner, read } = await world.database.transaction().execute(async (transaction) => {
    // All statements see the same moment.
    await sql`set transaction isolation level repeatable read`.execute(transaction);
    const scope = await find(transaction);
    const read: (readonly [name: string, rows: readonly ReadRow[]])[] = [];
    for (const section of sections) {
      read.push([section.name, await rowsOf(transaction, section, scope, key)]);
    }
    const facts = event === 'person-exported' ? { account: scope.id } : { reading: scope.id };
    await world.audit.record(transaction, event, facts);
    return { owner: scope.id, read };
  });
  const letters = (await lettersOf(world.settings.mail.outbox, owner)).map(shownLetter);
  await makeNew(folder);
  try {
    const photos = photoFolder(world, join(folder, PHOTOS));
    const parts: (readonly [name: string, rows: readonly unknown[]])[] = [];
    for (const [part, rows] of read) {
      const named = rows.map((row) => ({ row: row.row, files: filesOf(row) }));
      for (const { files } of named) await photos.write(files ?? []);
      parts.push([part, named.map(withFiles)]);
    }
    const all = { exportedAt: world.clock(), ...Object.fromEntries(parts), letters };
    const file = join(folder, 'person.json');
    await writeFile(`${file}.part`, `${JSON.stringify(all, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    await rename(`${file}.part`, file);
    for (const line of photos.said()) world.say(line);
    const entries = parts.reduce((sum, [, rows]) => sum + rows.length, 0);
    world.say(personTexts.written(file, entries));
    photos.complain();
    return { file, entries };
  } catch (error) {
    // What is complete except for a lost photo stays.
    if (!(error instanceof OperatorFailure)) await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function makeNew(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    throw new OperatorFailure(personTexts.folderExists(folder));
  }
}

/** Null for a row that shows no photos. */
function filesOf({ row, shown }: ReadRow): readonly PhotoFile[] | null {
  if (shown === null) return null;
  const { readingId, position } = row;
  const number = typeof position === 'number' ? `-${position + 1}` : '';
  const id = textOf(readingId, '') + number;
  const cells = {
    meterNumber: textOf(row['meterNumber'], 'meter'),
    readingDate: textOf(row['readingDate'], ''),
  };
  return photoFiles({ id, cells, shown });
}

function withFiles({
  row,
  files,
}: {
  readonly row: Row;
  readonly files: readonly PhotoFile[] | null;
}) {
  if (files === null) return row;
  return { ...row, photoFiles: files.map(({ name }) => `${PHOTOS}/${name}`) };
}

function textOf(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}
