import { sql } from 'kysely';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { lockDataDir } from '../../database/data-dir';
import { openDatabase } from '../../database/open-database';
import { callOperator } from '../../testing/call-operator';
import { makeDataDir, makeTestFolder } from '../../testing/data-folder';
import { EMBEDDED_VERSION } from './manifest';

const data = makeDataDir();
const folder = makeTestFolder('backup');
const photos = join(folder, 'photos');
const PHOTO = join('ab', 'abc');
afterAll(() => {
  data.remove();
  rmSync(folder, { recursive: true });
});

const operate = (dataDir: string, ...args: readonly string[]) =>
  callOperator(folder, { DATA_DIR: dataDir, PHOTOS: photos }, args);

/** All rows of all tables. */
async function rowsIn(dataDir: string): Promise<string> {
  const { database, close } = await openDatabase({ databaseUrl: null, dataDir });
  const { rows } = await sql<{ all: string }>`
    select database_to_xml(true, false, '')::text as all`.execute(database);
  await close();
  return rows[0]?.all ?? '';
}

const BACKUP = join(folder, 'backups', '2026-11-21T09-00-00Z');
let before: string;
beforeAll(async () => {
  mkdirSync(join(photos, 'ab'), { recursive: true });
  writeFileSync(join(photos, PHOTO), 'a photo');
  const { database, close } = await openDatabase({ databaseUrl: null, dataDir: data.path });
  await sql`insert into account (id, application_id, username, password_hash, name, roles)
    values ('c', 'a', 'erika', 'hash', 'Erika Özdemir', '[]')`.execute(database);
  await close();
  before = await rowsIn(data.path);
  const { code, said } = await operate(data.path, 'backup', 'backups');
  expect(said).toContain(`geprüft (`);
  expect(code).toBe(0);
});

/** A copy of the backup that a test may damage. */
function copyOfBackup(): string {
  const path = mkdtempSync(join(folder, 'copy-'));
  cpSync(BACKUP, path, { recursive: true });
  return path;
}
const emptyPlace = () => mkdtempSync(join(folder, 'data-'));

it('a restore into a bare folder brings back every row and every photo', async () => {
  expect(before).toContain('Erika Özdemir');
  rmSync(photos, { recursive: true });
  const place = join(emptyPlace(), 'new');
  const { code, said } = await operate(place, 'restore', BACKUP);
  expect(said).toContain('Zurückgespielt');
  expect(code).toBe(0);
  expect(readFileSync(join(photos, PHOTO), 'utf8')).toBe('a photo');
  expect(await rowsIn(place)).toBe(before);
});

it('nobody else can read a backup, and the key file is not in it', () => {
  const names = readdirSync(BACKUP, { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => /(^|\/)key$|server\.(lock|pid)$/.test(name))).toEqual([]);
  expect(names).toContain(join('photos', PHOTO));
});

it.each([
  {
    says: 'a changed byte',
    damage: (backup: string) => writeFileSync(join(backup, 'photos', PHOTO), 'b photo'),
    reason: /beschädigt.*photos\/ab\/abc/,
  },
  {
    says: 'a cut file',
    damage: (backup: string) => truncateSync(join(backup, 'database', 'global', 'pg_control'), 100),
    reason: /beschädigt.*pg_control/,
  },
  {
    says: 'a lost file',
    damage: (backup: string) => rmSync(join(backup, 'database', 'PG_VERSION')),
    reason: /unvollständig.*PG_VERSION/,
  },
  {
    says: 'a cut list',
    damage: (backup: string) => truncateSync(join(backup, 'manifest.json'), 1000),
    reason: /keine vollständige Sicherung/,
  },
  {
    says: 'no list',
    damage: (backup: string) => rmSync(join(backup, 'manifest.json')),
    reason: /keine vollständige Sicherung/,
  },
  {
    says: 'another format',
    damage: (backup: string) => change(backup, '"format":1', '"format":2'),
    reason: /in der Fassung 2\//,
  },
  {
    says: 'another PostgreSQL',
    damage: (backup: string) =>
      change(backup, `"database":"${EMBEDDED_VERSION}"`, '"database":"17"'),
    reason: /in der Fassung 1\/17/,
  },
  {
    says: 'a way out of the folder',
    damage: (backup: string) => change(backup, '"photos/ab"', '"photos/../ab"'),
    reason: /keine vollständige Sicherung/,
  },
])('a backup with $says is refused, and nothing is changed', async ({ damage, reason }) => {
  const backup = copyOfBackup();
  damage(backup);
  const place = emptyPlace();
  const { code, said } = await operate(place, 'restore', backup);
  expect(said).toMatch(reason);
  expect(code).toBe(1);
  expect(readdirSync(place)).toEqual([]);
});

function change(backup: string, from: string, to: string): void {
  const path = join(backup, 'manifest.json');
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

it('a database that is there is overwritten only if asked, and then put aside', async () => {
  rmSync(photos, { recursive: true });
  const place = makeDataDir();
  const control = () => readFileSync(join(place.path, 'database', 'global', 'pg_control'), 'hex');
  const empty = control();
  const { said } = await operate(place.path, 'restore', BACKUP);
  expect(said).toMatch(/nicht leer.*--replace/);
  expect(control()).toBe(empty);
  expect(existsSync(photos)).toBe(false);

  expect(await operate(place.path, 'restore', BACKUP, '--replace')).toMatchObject({ code: 0 });
  expect(await rowsIn(place.path)).toBe(before);
  const aside = readdirSync(place.path).filter((name) => name.startsWith('database.'));
  expect(aside).toEqual(['database.2026-11-21T09-00-00Z']);
  place.remove();
});

it('a running server keeps its folder: both commands say so and write nothing', async () => {
  const held = await lockDataDir(data.path);
  const answers = [
    await operate(data.path, 'backup', 'other'),
    await operate(data.path, 'restore', BACKUP, '--replace'),
  ];
  for (const { code, said } of answers) {
    expect(said).toMatch(/wird schon benutzt.*beenden/);
    expect(code).toBe(1);
  }
  expect(existsSync(join(folder, 'other'))).toBe(false);
  await held.release();
});

it('a backup keeps the version of the embedded database', () => {
  const version = readFileSync(join(data.path, 'database', 'PG_VERSION'), 'utf8').trim();
  expect(version).toBe(EMBEDDED_VERSION);
});

it('says that there is no database', async () => {
  const place = emptyPlace();
  expect((await operate(place, 'backup', 'backups')).said).toMatch(/keine Datenbank: DATA_DIR/);
  expect(readdirSync(place)).toEqual([]);
});
