import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, OpenDatabase } from '../database/open-database';
import { BUCKET_KEYS, type BucketServer, startBucketServer } from '../testing/bucket-server';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { putPhotos, storeWithPhotos } from './stored-photo';
import { markUnused, removePhotos } from './unused-photos';
import { movePhotos } from './move-photos';
import type { Photo } from './photo';
import { openPhotoPlaces, type PhotoPlaces } from './photo-places';

function aPhoto(text: string): Photo {
  const bytes = Buffer.from(text);
  return { hash: createHash('sha256').update(bytes).digest('hex'), mimeType: 'image/jpeg', bytes };
}

let folder: string;
let bucket: BucketServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ablesbar-photos-'));
  bucket = await startBucketServer();
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true });
});

const placesFor = (name: 'database' | 'folder' | 'bucket'): PhotoPlaces =>
  openPhotoPlaces({
    place: { database: null, folder, bucket: bucket.address }[name],
    keys: BUCKET_KEYS,
  });

const filesOf = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

it.each(['folder', 'bucket'] as const)('a %s stores a picture under its hash', async (name) => {
  const places = placesFor(name);
  const store = places.at(places.place ?? '');
  const photo = aPhoto(`bytes ü ${name}`);
  await store.put(photo);
  await store.put(photo);
  expect(await store.get(photo.hash)).toEqual(photo.bytes);
  await store.remove(photo.hash);
  await store.remove(photo.hash);
  expect(await store.get(photo.hash)).toBeNull();
});

describe.each(databaseKinds)('pictures on %s', (kind) => {
  let opened: OpenDatabase;
  let database: Database;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    ({ database } = opened);
  });
  afterEach(() => database.deleteFrom('photo').execute());
  afterAll(() => opened.close());

  const keep = async (places: PhotoPlaces, photo: Photo) => {
    await putPhotos(database, places, [photo]);
    await database
      .transaction()
      .execute((transaction) =>
        storeWithPhotos(transaction, places, [photo], () => Promise.resolve(true)),
      );
  };
  const remove = async (places: PhotoPlaces, hashes: readonly string[]) => {
    await markUnused(database, hashes, new Date(0));
    await removePhotos({ database, places, now: new Date() }, hashes);
  };
  const rows = () =>
    database.selectFrom('photo').select(['hash', 'place', 'bytes']).orderBy('hash').execute();
  /** The bytes of a picture from the place that the database names. */
  const read = async (hash: string): Promise<string> => {
    const row = (await rows()).find((one) => one.hash === hash);
    if (row === undefined) throw new Error('No such picture.');
    const bytes =
      row.place === null ? row.bytes : await placesFor('bucket').at(row.place).get(hash);
    return Buffer.from(bytes ?? []).toString();
  };

  it.each(['database', 'folder', 'bucket'] as const)(
    'stores and deletes pictures in the %s',
    async (name) => {
      const places = placesFor(name);
      const photo = aPhoto(`kept in the ${name}`);
      await keep(places, photo);
      await keep(places, photo);
      expect(await read(photo.hash)).toBe(`kept in the ${name}`);
      expect((await rows()).map(({ bytes }) => bytes !== null)).toEqual([name === 'database']);
      // By a server with another setting: each picture's row names its place.
      await remove(placesFor('database'), [photo.hash]);
      expect(await rows()).toEqual([]);
      if (places.place !== null) expect(await places.at(places.place).get(photo.hash)).toBeNull();
    },
  );

  it('stores no reading whose picture could not be stored', async () => {
    const places = openPhotoPlaces({ place: 'http://127.0.0.1:1/photos', keys: BUCKET_KEYS });
    await expect(keep(places, aPhoto('lost'))).rejects.toMatchObject({ status: 503 });
    const unused = database.selectFrom('photo').select('hash').where('unused_since', 'is', null);
    expect(await unused.execute()).toEqual([]);
  });

  it('moves all pictures through all places, and every byte arrives', async () => {
    const photos = ['one', 'two', 'three'].map(aPhoto);
    for (const photo of photos) await keep(placesFor('database'), photo);
    for (const name of ['folder', 'bucket', 'database', 'folder'] as const) {
      const places = placesFor(name);
      expect(await movePhotos(database, places, () => undefined)).toEqual({
        moved: 3,
        damaged: [],
      });
      expect((await rows()).map(({ place }) => place)).toEqual(photos.map(() => places.place));
      for (const { hash, bytes } of photos) expect(await read(hash)).toBe(bytes.toString());
      expect(filesOf()).toHaveLength(name === 'folder' ? 3 : 0);
    }
    await movePhotos(database, placesFor('database'), () => undefined);
  });

  it('a move that breaks off at any call loses no picture and continues', async () => {
    const photos = ['a', 'b', 'c', 'd'].map(aPhoto);
    for (const photo of photos) await keep(placesFor('folder'), photo);
    const whole = placesFor('bucket');
    for (let calls = 1; ; calls += 1) {
      let left = calls;
      const count = async <Answer>(run: () => Promise<Answer>): Promise<Answer> => {
        left -= 1;
        if (left === 0) throw new Error('killed');
        return run();
      };
      const at: PhotoPlaces['at'] = (place) => {
        const store = whole.at(place);
        return {
          put: (photo) => count(() => store.put(photo)),
          get: (hash) => count(() => store.get(hash)),
          remove: (hash) => count(() => store.remove(hash)),
        };
      };
      const end = await movePhotos(database, { ...whole, at }, () => undefined).catch(() => null);
      for (const { hash, bytes } of photos) expect(await read(hash)).toBe(bytes.toString());
      if (end !== null) break;
    }
    expect((await rows()).every(({ place }) => place === bucket.address)).toBe(true);
    expect(filesOf()).toEqual([]);
    const hashes = photos.map(({ hash }) => hash);
    await remove(whole, hashes);
  });

  it('leaves a damaged picture in its place and names it', async () => {
    const photo = aPhoto('whole');
    await keep(placesFor('folder'), photo);
    writeFileSync(join(folder, photo.hash.slice(0, 2), photo.hash), 'whol');
    expect(await movePhotos(database, placesFor('bucket'), () => undefined)).toEqual({
      moved: 0,
      damaged: [photo.hash],
    });
    expect(await rows()).toMatchObject([{ place: folder }]);
    rmSync(join(folder, photo.hash.slice(0, 2), photo.hash));
  });
});
