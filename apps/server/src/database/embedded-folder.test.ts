import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import fs, { readlinkSync } from 'node:fs';
import { consoleTexts } from '../base/console-texts';
import { makeDataDir } from '../testing/data-folder';
import { openDatabase } from './open-database';
import { PGliteDialect } from './pglite-dialect';
import type { Schema } from './schema';

describe('the embedded database in a folder', () => {
  it('has flushed the log to the disk before it says that a row is stored', async () => {
    const { path, remove } = makeDataDir();
    const { database, close } = await openDatabase({ databaseUrl: null, dataDir: path });
    const flushed: string[] = [];
    const { fsyncSync } = fs;
    jest.spyOn(fs, 'fsyncSync').mockImplementation((file) => {
      flushed.push(readlinkSync(`/proc/self/fd/${file}`));
      fsyncSync(file);
    });
    await database.insertInto('setting').values({ name: 'a', value: 'b' }).execute();
    expect(flushed).toEqual([expect.stringContaining('/pg_wal/')]);
    jest.restoreAllMocks();
    await close();
    remove();
  });

  it('has small buffers, which are cleared at each start', async () => {
    const { path, remove } = makeDataDir();
    const { database, close } = await openDatabase({ databaseUrl: null, dataDir: path });
    await expect(sql`show shared_buffers`.execute(database)).resolves.toMatchObject({
      rows: [{ shared_buffers: '32MB' }],
    });
    await close();
    remove();
  });
});

describe('the embedded database on a full disk', () => {
  let free = 0;
  const database = new Kysely<Schema>({ dialect: new PGliteDialect(new PGlite(), () => free) });
  afterAll(() => database.destroy());

  it.each([
    'create table a (b int)',
    'insert into a values (1)',
    'with c as (update a set b = 1 returning b) select b from c',
    'select count_guess(1)',
    'select begin_session(1)',
  ])('refuses to write before the disk is full: %s', async (statement) => {
    free = 200_000_000;
    // A start and a command end with this line.
    await expect(sql.raw(statement).execute(database)).rejects.toMatchObject({
      code: '53100',
      name: 'StartFailure',
      message: consoleTexts.diskFull(190, 256),
    });
  });

  it('still reads, and writes again when there is room', async () => {
    free = 200_000_000;
    await expect(sql`select 1 as one`.execute(database)).resolves.toMatchObject({
      rows: [{ one: 1 }],
    });
    free = 300_000_000;
    await sql`create table a (b int)`.execute(database);
  });
});
