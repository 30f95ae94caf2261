import { createHash } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../database/open-database';
import { callOperator } from '../../testing/call-operator';
import { makeDataDir, makeTestFolder } from '../../testing/data-folder';

const data = makeDataDir();
const folder = makeTestFolder('backup');
const photos = join(folder, 'photos');
afterAll(() => {
  data.remove();
  rmSync(folder, { recursive: true });
});

const operate = (...args: readonly string[]) =>
  callOperator(folder, { DATA_DIR: data.path, PHOTOS: photos }, args);
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const pathOf = (hash: string) => join(photos, hash.slice(0, 2), hash);
const [ONE, OTHER] = [hashOf('one photo'), hashOf('another')];

async function storePhotosIn(...places: readonly (string | null)[]): Promise<void> {
  const { database, close } = await openDatabase({ databaseUrl: null, dataDir: data.path });
  const rows = places.map((place, index) => ({ hash: `${index}`, mime_type: 'image/jpeg', place }));
  await database.deleteFrom('photo').execute();
  await database
    .insertInto('photo')
    .values(rows.map((row) => ({ ...row, bytes: row.place === null ? Buffer.from('x') : null })))
    .execute();
  await close();
}

beforeAll(() => storePhotosIn(photos, 'https://server/bucket', null));
beforeEach(() => {
  rmSync(photos, { recursive: true, force: true });
  for (const [hash, text] of [
    [ONE, 'one photo'],
    [OTHER, 'another'],
  ] as const) {
    mkdirSync(join(pathOf(hash), '..'), { recursive: true });
    writeFileSync(pathOf(hash), text);
  }
});

async function expectRefused(reason: RegExp): Promise<void> {
  const { code, said } = await operate('backup', 'refused');
  expect(said).toMatch(reason);
  expect(code).toBe(1);
  expect(readdirSync(join(folder, 'refused'))).toEqual([]);
}

it('a restore leaves good photos alone, and replaces a wrong one at once', async () => {
  expect(await operate('backup', 'backups')).toMatchObject({ code: 0 });
  const long = new Date('2026-01-01T00:00:00Z');
  utimesSync(pathOf(ONE), long, long);
  writeFileSync(pathOf(OTHER), 'anothes');
  // A process that reads the photo at this moment sees the old file like this link.
  linkSync(pathOf(OTHER), join(folder, 'reader'));

  const backup = join(folder, 'backups', '2026-11-21T09-00-00Z');
  expect(await operate('restore', backup, '--replace')).toMatchObject({ code: 0 });

  expect(statSync(pathOf(ONE)).mtime).toEqual(long);
  expect(readFileSync(pathOf(OTHER), 'utf8')).toBe('another');
  expect(readFileSync(join(folder, 'reader'), 'utf8')).toBe('anothes');
  const names = readdirSync(photos, { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
});

it.each([
  {
    says: 'the folder is missing',
    damage: () => rmSync(photos, { recursive: true }),
    reason: /keine Fotos: PHOTOS prüfen, und ob die Platte/,
  },
  {
    says: 'the disk of the folder is not mounted',
    damage: () => {
      rmSync(photos, { recursive: true });
      mkdirSync(photos);
    },
    reason: /keine Fotos: PHOTOS prüfen, und ob die Platte/,
  },
  {
    says: 'a photo is a link',
    damage: () => {
      rmSync(pathOf(ONE));
      symlinkSync('/dev/null', pathOf(ONE));
    },
    reason: /weder Datei noch Ordner/,
  },
])('no backup without all photos: $says', async ({ damage, reason }) => {
  damage();
  await expectRefused(reason);
});

it('no backup without the photos of an earlier folder', async () => {
  await storePhotosIn(photos, '/srv/earlier', 'https://server/bucket', null);
  await expectRefused(/liegen in \/srv\/earlier .*move photos/);
});
