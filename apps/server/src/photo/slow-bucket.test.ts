import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { OpenDatabase } from '../database/open-database';
import { BUCKET_KEYS, type BucketServer, startBucketServer } from '../testing/bucket-server';
import { jpegOf } from '../testing/pictures';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { bearer, startTestServer, type TestServer } from '../testing/test-server';
import { guardPlaces, type GuardedPlaces } from './guard-places';
import { openPhotoPlaces } from './photo-places';
import { removeUnusedPhotos } from './unused-photos';

/** More than the connections to the database. */
const MANY = 12;
const HOUR_MS = 3_600_000;
/** The timeout of a call to the bucket, where a test waits for it; 10 s in production. */
const PATIENCE_MS = 400;
const REST_MS = 10_000;

/** A busy server does it every few seconds: no timeout may depend on an object that nobody holds. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}

describe.each(databaseKinds)('beside a slow bucket, on %s', (kind) => {
  let opened: OpenDatabase;
  let bucket: BucketServer;
  let places: GuardedPlaces;
  let test: TestServer;
  let token: string;
  let passedMs: number;

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    bucket = await startBucketServer();
  });
  afterAll(async () => {
    await bucket.stop();
    await opened.close();
  });
  const start = async (behaviour: 'hangs' | 'waits' | 'breaks' | 'breaks every second call') => {
    passedMs = 0;
    const settings = { place: bucket.address, keys: BUCKET_KEYS };
    const patienceMs = behaviour === 'hangs' ? PATIENCE_MS : undefined;
    places = guardPlaces(openPhotoPlaces(settings, patienceMs), () => passedMs);
    test = await startTestServer(opened.database, { photoPlaces: places });
    token = (await test.logIn('demo-kunde')).token;
    bucket.behave(behaviour);
  };
  afterEach(async () => {
    await test.server.close();
    await opened.database.deleteFrom('result_photo').execute();
    const rows = await opened.database.deleteFrom('photo').returning('hash').execute();
    bucket.behave('works');
    const store = openPhotoPlaces({ place: bucket.address, keys: BUCKET_KEYS }).at(bucket.address);
    for (const { hash } of rows) await store.remove(hash);
  });

  let pictures = 0;
  /** A reading with this many photos that were never sent before. */
  function aReading(photos: number) {
    const readingImages = Array.from({ length: photos }, () => {
      pictures += 1;
      return {
        encodedImage: jpegOf({ length: 20 + pictures }).toString('base64'),
        mimeType: 'image/jpeg',
      };
    });
    const result = { taskId: 'kunde-gas-1', comment: null, readingValue: 13_210.45, readingImages };
    const body = { results: [result], readingDate: '2026-11-21T09:00:00.000Z' };
    const key = randomUUID();
    return async () => {
      const { statusCode, headers } = await test.server.inject({
        method: 'POST',
        url: '/api/pro/job/kunde-gas/meterRateTask/result',
        headers: { ...bearer(token), 'idempotency-key': key },
        payload: body,
      });
      return { status: statusCode, retryAfter: headers['retry-after'] };
    };
  }
  const everythingElse = async () => ({
    list: (await test.get('/api/pro/job', token)).status,
    ready: (await test.get('/readyz')).status,
    reading: (await aReading(0)()).status,
    login: (await test.logIn('demo-nachbarin')).token === '' ? 401 : 200,
  });
  const ALL_WELL = { list: 200, ready: 200, reading: 200, login: 200 };
  const shownPhotos = async () =>
    (await opened.database.selectFrom('result_photo').select('photo_hash').execute()).length;
  const photoRows = async () =>
    (await opened.database.selectFrom('photo').select('hash').execute()).length;

  it('that says nothing: only readings with photos wait, and then they are refused', async () => {
    await start('hangs');
    const answers = Array.from({ length: MANY }, () => aReading(1)());
    await bucket.hasGot(3);
    collectGarbage();
    expect(await everythingElse()).toEqual(ALL_WELL);
    for (const { status, retryAfter } of await Promise.all(answers)) {
      expect(status).toBe(503);
      expect(retryAfter).toMatch(/^(5|10)$/);
    }
    // Those that waited are refused when the first ones have failed.
    expect(bucket.calls()).toBeLessThan(MANY);
  });

  it('that is away: readings with photos are refused at once, until one call succeeds', async () => {
    await start('hangs');
    const [first, second] = [aReading(3), aReading(1)];
    await first();
    expect(places.state()).toMatchObject({ isAway: true });
    const calls = bucket.calls();
    const rows = await photoRows();
    expect(await second()).toEqual({ status: 503, retryAfter: '5' });
    expect([bucket.calls(), await photoRows()]).toEqual([calls, rows]);
    expect(await everythingElse()).toEqual(ALL_WELL);

    // One call tries it again; the others do not wait for its outcome.
    passedMs += REST_MS;
    const trial = second();
    await bucket.hasGot(calls + 1);
    expect(await first()).toMatchObject({ status: 503 });
    expect(await trial).toMatchObject({ status: 503 });
    expect(await first()).toMatchObject({ status: 503 });
    expect(bucket.calls()).toBe(calls + 1);

    bucket.behave('works');
    passedMs += REST_MS;
    expect(await second()).toMatchObject({ status: 200 });
    expect(await first()).toMatchObject({ status: 200 });
    expect(places.state()).toMatchObject({ isAway: false });
    expect(await shownPhotos()).toBe(4);
  });

  it('that answers late: readings with photos arrive, and nobody else waits', async () => {
    await start('waits');
    const answers = Array.from({ length: 3 }, () => aReading(2)());
    await bucket.hasGot(6);
    expect(await everythingElse()).toEqual(ALL_WELL);
    bucket.behave('works');
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    expect(await shownPhotos()).toBe(6);
  });

  it('that breaks off every second call: every reading with photos arrives once', async () => {
    await start('breaks every second call');
    const readings = Array.from({ length: MANY }, () => aReading(1));
    const send = async (reading: ReturnType<typeof aReading>): Promise<void> => {
      if ((await reading()).status === 200) return;
      passedMs += REST_MS;
      await send(reading);
    };
    await Promise.all(readings.map(send));
    expect(await shownPhotos()).toBe(MANY);
    expect(bucket.names()).toHaveLength(MANY);
  });

  it('keeps no photo of a reading that never arrives, and every photo of one that does', async () => {
    await start('breaks');
    const [lost, late] = [aReading(1), aReading(1)];
    await Promise.all([lost(), late()]);
    const { database } = opened;
    const inAnHour = new Date(Date.now() + HOUR_MS);
    await removeUnusedPhotos(database, places, new Date());
    expect(await photoRows()).toBe(2);
    // The second reading comes again when housekeeping is about to remove its photo.
    await database
      .updateTable('photo')
      .set({ unused_since: new Date(0) })
      .execute();
    bucket.behave('waits');
    const answer = late();
    await bucket.hasGot(1);
    const removal = removeUnusedPhotos(database, places, new Date());
    await bucket.hasGot(2);
    bucket.behave('works');
    await removal;
    expect(await answer).toMatchObject({ status: 200 });
    await removeUnusedPhotos(database, places, inAnHour);
    expect([await photoRows(), await shownPhotos(), bucket.names().length]).toEqual([1, 1, 1]);
  });

  it('a reading whose photo is just being removed is refused, and arrives later', async () => {
    await start('breaks');
    const reading = aReading(1);
    const { database } = opened;
    await reading();
    bucket.behave('waits');
    await database
      .updateTable('photo')
      .set({ unused_since: new Date(0) })
      .execute();
    const removal = removeUnusedPhotos(database, places, new Date());
    await bucket.hasGot(1);
    expect(await reading()).toEqual({ status: 503, retryAfter: '5' });
    bucket.behave('works');
    await removal;
    expect(await reading()).toMatchObject({ status: 200 });
    expect(bucket.names()).toHaveLength(1);
  });

  it('that is replaced by another place: a refused reading arrives there', async () => {
    await start('breaks');
    const reading = aReading(1);
    await reading();
    const before = test;
    test = await startTestServer(opened.database);
    expect(await reading()).toMatchObject({ status: 200 });
    expect(await opened.database.selectFrom('photo').select('place').execute()).toEqual([
      { place: null },
    ]);
    await before.server.close();
  });
});
