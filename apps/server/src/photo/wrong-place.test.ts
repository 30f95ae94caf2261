import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { erase } from '../operator/accounts/erase';
import type { Command } from '../operator/command';
import { movePhotosCommand } from '../operator/move-photos-command';
import { BUCKET_KEYS, type BucketServer, startBucketServer } from '../testing/bucket-server';
import { openOperatorDesk, type OperatorDesk } from '../testing/operator-world';
import { jpegOf } from '../testing/pictures';
import { databaseKinds } from '../testing/test-database';
import { bearer, IN_DATABASE, startTestServer } from '../testing/test-server';
import { openPhotoPlaces, testPhotoPlace } from './photo-places';
import type { PhotoSettings } from './photo-store';
import { removeUnusedPhotos } from './unused-photos';

const SECRET = 'a secret nobody may read';
const WRONG_SECRET = { ...BUCKET_KEYS, secretAccessKey: SECRET };

let bucket: BucketServer;
beforeAll(async () => {
  bucket = await startBucketServer();
});
afterAll(() => bucket.stop());

const right = (): PhotoSettings => ({ place: bucket.address, keys: BUCKET_KEYS });
const wrong = (): PhotoSettings => ({ place: bucket.address, keys: WRONG_SECRET });

test.each([
  {
    says: 'a wrong secret',
    settings: wrong,
    failure: { isPassing: false, message: /\/photos weist.*403.*AWS_SECRET_ACCESS_KEY/ },
  },
  {
    says: 'an unknown key',
    settings: () => ({ ...right(), keys: { ...BUCKET_KEYS, accessKeyId: 'nobody' } }),
    failure: { isPassing: false, message: /weist.*403.*AWS_ACCESS_KEY_ID/ },
  },
  {
    says: 'a missing bucket',
    settings: () => ({ ...right(), place: `${bucket.address}-of-others` }),
    failure: { isPassing: false, message: /photos-of-others gibt es nicht.*PHOTOS/ },
  },
  {
    says: 'an unreachable bucket',
    settings: () => ({ place: 'http://127.0.0.1:1/photos', keys: WRONG_SECRET }),
    failure: { isPassing: true, message: /127\.0\.0\.1:1\/photos ist nicht erreichbar.*PHOTOS/ },
  },
  {
    says: 'an impossible folder',
    settings: () => ({ place: join(__filename, 'photos'), keys: null }),
    failure: { isPassing: false, message: /Der Ordner .*photos.*ENOTDIR.*PHOTOS/ },
  },
])('names the setting to check, and no secret: $says', async ({ settings, failure }) => {
  const error: unknown = await testPhotoPlace(openPhotoPlaces(settings())).catch(
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ isPassing: failure.isPassing });
  expect(String(error)).toMatch(failure.message);
  expect(String(error)).not.toContain(SECRET);
  expect(String(error)).not.toContain('\n');
});

it('the check of a working place leaves no object behind', async () => {
  await expect(testPhotoPlace(openPhotoPlaces(right()))).resolves.toBeUndefined();
  await expect(testPhotoPlace(IN_DATABASE)).resolves.toBeUndefined();
  expect(bucket.names()).toEqual([]);
});

describe.each(databaseKinds)('with the wrong secret, on %s', (kind) => {
  let desk: OperatorDesk;
  beforeAll(async () => {
    desk = await openOperatorDesk(kind);
    // The database holds the demo's readings.
    await (await serverWith(right())).server.close();
  });
  afterAll(() => desk.close());

  const serverWith = (photos: PhotoSettings) =>
    startTestServer(desk.database, { photoPlaces: openPhotoPlaces(photos) });
  const image = { encodedImage: jpegOf().toString('base64'), mimeType: 'image/jpeg' };
  const key = randomUUID();
  const send = async (photos: PhotoSettings) => {
    const test = await serverWith(photos);
    const { token } = await test.logIn('demo-kunde');
    const result = { taskId: 'kunde-gas-1', comment: null, readingValue: 13210.45 };
    const answer = await test.post(
      '/api/pro/job/kunde-gas/meterRateTask/result',
      {
        results: [{ ...result, readingImages: [image] }],
        readingDate: '2026-11-21T09:00:00.000Z',
      },
      { ...bearer(token), 'idempotency-key': key },
    );
    await test.server.close();
    return answer;
  };
  const kept = async () => {
    const { database } = desk;
    const counts = [
      await database.selectFrom('reading_result').select('id').execute(),
      await database.selectFrom('result_photo').select('photo_hash').execute(),
      await database.selectFrom('photo').select('hash').where('unused_since', 'is', null).execute(),
      await database.selectFrom('remembered_key').select('key').execute(),
    ];
    return counts.map(({ length }) => length);
  };
  const run = (command: Command, photos: PhotoSettings, ...words: readonly string[]) =>
    command.run(
      { ...desk, settings: { ...desk.settings, photos } },
      { words, values: {}, switches: new Set(['yes']) },
    );

  it('a reading with a photo is stored completely or not at all, and later once', async () => {
    const before = await kept();
    expect(await send(wrong())).toMatchObject({ status: 503 });
    expect(await kept()).toEqual(before);
    expect(bucket.names()).toEqual([]);
    expect(await send(right())).toMatchObject({ status: 200 });
    expect(await send(wrong())).toMatchObject({ status: 200 });
    expect(await kept()).toEqual(before.map((count) => count + 1));
    expect(bucket.names()).toHaveLength(1);
  });

  it('a move changes and loses no photo', async () => {
    await run(movePhotosCommand, { place: null, keys: BUCKET_KEYS });
    await expect(run(movePhotosCommand, wrong())).rejects.toThrow(/AWS_SECRET_ACCESS_KEY/);
    expect(await desk.database.selectFrom('photo').select('place').execute()).toEqual([
      { place: null },
    ]);
    await run(movePhotosCommand, right());
    await expect(run(movePhotosCommand, { place: null, keys: WRONG_SECRET })).rejects.toThrow(
      /AWS_SECRET_ACCESS_KEY/,
    );
    expect(bucket.names()).toHaveLength(1);
  });

  it('a customer is erased although the photos cannot be reached; housekeeping removes those', async () => {
    const { database } = desk;
    await expect(run(erase, wrong(), 'demo-kunde')).rejects.toThrow(
      /AWS_SECRET_ACCESS_KEY.*Alles andere ist gelöscht/s,
    );
    const customer = database.selectFrom('account').select('id').where('id', '=', 'demo-kunde');
    expect(await customer.execute()).toEqual([]);
    expect(bucket.names()).toHaveLength(1);
    const inAnHour = new Date(desk.clock().getTime() + 3_600_000);
    expect(await removeUnusedPhotos(database, openPhotoPlaces(right()), inAnHour)).toBe(1);
    expect(bucket.names()).toEqual([]);
    expect(await database.selectFrom('photo').select('hash').execute()).toEqual([]);
  });
});
