import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '../database/open-database';
import { BUCKET_KEYS, type BucketServer, startBucketServer } from '../testing/bucket-server';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { openPhotoPlaces, type PhotoPlaces } from './photo-places';
import { removeUnusedPhotos } from './unused-photos';

const MINUTE_MS = 60_000;
/** The timeout of a call to the silent bucket; 10 s in production. A busy machine must still send it. */
const PATIENCE_MS = 2_000;
const HASHES = ['a', 'b', 'c', 'd', 'e', 'f'];

describe.each(databaseKinds)('pictures that no reading shows, on %s', (kind) => {
  let opened: OpenDatabase;
  let bucket: BucketServer;
  let folder: string;
  let places: PhotoPlaces;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    bucket = await startBucketServer();
    folder = mkdtempSync(join(tmpdir(), 'ablesbar-photos-'));
    places = openPhotoPlaces({ place: bucket.address, keys: BUCKET_KEYS });
  });
  afterEach(() => opened.database.deleteFrom('photo').execute());
  afterAll(async () => {
    await bucket.stop();
    await opened.close();
    rmSync(folder, { recursive: true });
  });

  const put = async (place: string, names: readonly string[]) => {
    for (const hash of names) {
      await places.at(place).put({ hash, mimeType: 'image/jpeg', bytes: Buffer.from(hash) });
      const row = { hash, mime_type: 'image/jpeg', place, bytes: null, unused_since: new Date(0) };
      await opened.database.insertInto('photo').values(row).execute();
    }
  };
  const files = () => readdirSync(folder, { recursive: true, withFileTypes: true });
  const left = async () => ({
    rows: (await opened.database.selectFrom('photo').select('hash').execute()).length,
    inBucket: bucket.names().length,
    inFolder: files().filter((entry) => entry.isFile()).length,
  });
  const remove = (now = new Date(), patienceMs?: number) =>
    removeUnusedPhotos(opened.database, places, now, patienceMs);

  it('leave a place four at a time', async () => {
    await put(bucket.address, HASHES);
    bucket.behave('waits');
    const removal = remove();
    await bucket.hasGot(4);
    expect(bucket.calls()).toBe(4);
    bucket.behave('works');
    expect(await removal).toBe(6);
    expect(await left()).toEqual({ rows: 0, inBucket: 0, inFolder: 0 });
  });

  it('leave one place while another says nothing, which gets no further call', async () => {
    await put(bucket.address, HASHES);
    await put(
      folder,
      HASHES.map((hash) => `of the folder ${hash}`),
    );
    bucket.behave('hangs');
    const hasty = openPhotoPlaces({ place: null, keys: BUCKET_KEYS }, PATIENCE_MS);
    const mixed: PhotoPlaces = {
      ...places,
      at: (one) => (one === folder ? places : hasty).at(one),
    };
    await expect(removeUnusedPhotos(opened.database, mixed, new Date())).rejects.toMatchObject({
      errors: [{ isPassing: true }],
    });
    expect(bucket.calls()).toBe(4);
    expect(await left()).toEqual({ rows: 6, inBucket: 6, inFolder: 0 });
    bucket.behave('works');
    // Those that another server might still be removing are left alone for ten minutes.
    expect(await remove()).toBe(2);
    expect(await remove(new Date(Date.now() + 11 * MINUTE_MS))).toBe(4);
    expect(await left()).toEqual({ rows: 0, inBucket: 0, inFolder: 0 });
  });

  it('wait for the next round when the time of this one is over', async () => {
    await put(folder, HASHES);
    expect(await remove(new Date(), -1)).toBe(0);
    expect(await remove()).toBe(6);
    expect(await left()).toEqual({ rows: 0, inBucket: 0, inFolder: 0 });
  });
});
