import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../database/open-database';
import { jpegOf, pngOf } from '../testing/pictures';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { bearer, startTestServer, type TestServer } from '../testing/test-server';

const JPEG = jpegOf().toString('base64');
const PNG = pngOf().toString('base64');
const jpeg = { encodedImage: JPEG, mimeType: 'image/jpeg' };

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: OpenDatabase;
  let test: TestServer;
  let customer: string;
  let manager: string;

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    test = await startTestServer(opened.database);
    customer = (await test.logIn('demo-kunde')).token;
    manager = (await test.logIn('demo-verwaltung')).token;
  });
  afterAll(async () => {
    await test.server.close();
    await opened.close();
  });

  const send = (token: string, jobId: string, body: object, key?: string) =>
    test.post(`/api/pro/job/${jobId}/meterRateTask/result`, body, {
      ...bearer(token),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    });
  const countResults = async () =>
    (await opened.database.selectFrom('reading_result').select('id').execute()).length;

  it('lists only the jobs of the account', async () => {
    const numbers = async (token: string) => {
      const { body } = await test.get('/api/pro/job', token);
      return JSON.stringify(body).match(/(?<="meterNumber":")\w+/g) ?? [];
    };
    expect(await numbers(customer)).toEqual([
      '1ESY1160123456',
      '7ELS0098127734',
      '8SEN0117723401',
      '9SEN0117723419',
    ]);
    expect(await numbers(manager)).toHaveLength(40);
  });

  it('needs a login', async () => {
    expect(await test.get('/api/pro/job')).toMatchObject({ status: 401 });
    expect(await send('', 'kunde-gas', reading('kunde-gas-1', 13210.45))).toMatchObject({
      status: 401,
    });
  });

  it.each([
    { says: 'of another account', jobId: 'verwaltung-20' },
    { says: 'with an unknown id', jobId: 'verwaltung-99' },
    { says: 'with an id that the database cannot store', jobId: 'a%00' },
  ])('answers 404 for a job $says', async ({ jobId }) => {
    const answer = await send(customer, jobId, reading('verwaltung-20-1', 1));
    expect(answer).toEqual(await send(customer, 'x', reading('y', 1)));
    expect(answer.status).toBe(404);
  });

  it('stores a reading, appends a correction and is done when every rate has one', async () => {
    const first = await send(customer, 'kunde-strom', reading('kunde-strom-1', 45210));
    expect(first).toMatchObject({
      status: 200,
      body: {
        id: 'kunde-strom',
        done: false,
        meter: {
          meterRateTasks: [
            { readingResults: [{ readingDate: '2026-11-20T11:00:00.000Z', readingValue: 45210 }] },
            { readingResults: [] },
          ],
        },
      },
    });
    const corrected = await send(customer, 'kunde-strom', {
      results: [
        ...reading('kunde-strom-1', 45211.5).results,
        ...reading('kunde-strom-2', 19800.2).results,
      ],
      readingDate: '2026-11-21',
    });
    expect(corrected).toMatchObject({
      status: 200,
      body: {
        done: true,
        meter: {
          meterRateTasks: [
            { readingResults: [{ readingValue: 45210 }, { readingValue: 45211.5 }] },
            { readingResults: [{ readingDate: '2026-11-21T11:00:00.000Z' }] },
          ],
        },
      },
    });
    const { body } = await test.get('/api/pro/job', customer);
    expect(body).toHaveProperty('jobs.0', corrected.body);
  });

  const gas = reading('kunde-gas-1', 13210.45);
  const gasResult = gas.results[0];
  it.each([
    { says: 'nothing', body: {}, field: 'results' },
    { says: 'no rate', body: { ...gas, results: [] }, field: 'results' },
    {
      says: 'a text for a value',
      body: withResult({ readingValue: '1' }),
      field: 'results.0.readingValue',
    },
    {
      says: 'a negative value',
      body: withResult({ readingValue: -1 }),
      field: 'results.0.readingValue',
    },
    {
      says: 'a rate of another job',
      body: withResult({ taskId: 'kunde-strom-1' }),
      field: 'results.0.taskId',
    },
    {
      says: 'a rate twice',
      body: { ...gas, results: [gasResult, gasResult] },
      field: 'results.1.taskId',
    },
    {
      says: 'three decimals for a meter with two',
      body: withResult({ readingValue: 13210.455 }),
      field: 'results.0.readingValue',
    },
    {
      says: 'six digits for a meter with five',
      body: withResult({ readingValue: 132104 }),
      field: 'results.0.readingValue',
    },
    { says: 'no date', body: { ...gas, readingDate: 'gestern abend' }, field: 'readingDate' },
    { says: 'tomorrow', body: { ...gas, readingDate: '2026-11-22' }, field: 'readingDate' },
    {
      says: 'a day before the window',
      body: { ...gas, readingDate: '2026-11-06' },
      field: 'readingDate',
    },
    {
      says: 'a long comment',
      body: withResult({ comment: '💧'.repeat(1001) }),
      field: 'results.0.comment',
    },
    { says: 'half an emoji', body: withResult({ comment: '\ud83d' }), field: 'results.0.comment' },
    {
      says: 'four photos',
      body: withResult({ readingImages: [jpeg, jpeg, jpeg, jpeg] }),
      field: 'results.0.readingImages',
    },
    {
      says: 'a PNG declared as JPEG',
      body: withResult({ readingImages: [{ ...jpeg, encodedImage: PNG }] }),
      field: 'results.0.readingImages.0.encodedImage',
    },
    {
      says: 'a photo larger than the apps send',
      body: withResult({
        readingImages: [{ ...jpeg, encodedImage: jpegOf({ width: 1601 }).toString('base64') }],
      }),
      field: 'results.0.readingImages.0.encodedImage',
    },
    {
      says: 'a data URL',
      body: withResult({ readingImages: [{ ...jpeg, encodedImage: `data:;base64,${JPEG}` }] }),
      field: 'results.0.readingImages.0.encodedImage',
    },
  ])('refuses $says with the name of the field, and stores nothing', async ({ body, field }) => {
    const before = await countResults();
    const answer = await send(customer, 'kunde-gas', body, randomUUID());
    expect(answer.status).toBe(422);
    expect(answer.body).toHaveProperty('fieldErrors.0.field', field);
    expect(await countResults()).toBe(before);
  });

  it.each([
    { says: 'the first day of the window', body: { ...gas, readingDate: '2026-11-07' } },
    { says: 'today, seen from Berlin', body: { ...gas, readingDate: '2026-11-20T23:30:00Z' } },
    { says: 'a thousand characters', body: withResult({ comment: '💧'.repeat(1000) }) },
  ])('takes $says', async ({ body }) => {
    expect(await send(customer, 'kunde-gas', body)).toMatchObject({ status: 200 });
  });

  it('reports a broken rule in the language of the application', async () => {
    const answer = await send(customer, 'kunde-gas', { ...gas, readingDate: '2026-11-22' });
    expect(answer.body).toHaveProperty(
      'fieldErrors.0.message',
      expect.stringContaining('21.11.2026'),
    );
  });

  it('accepts a doubtful value, because the person confirmed it; a strict range refuses it', async () => {
    const low = reading('kunde-wasser-1', 700.5);
    expect(await send(customer, 'kunde-wasser', low)).toMatchObject({ status: 200 });
    const strict = opened.database.updateTable('rate_task').where('id', '=', 'kunde-wasser-1');
    await strict.set({ is_strict: true }).execute();
    expect(await send(customer, 'kunde-wasser', low)).toMatchObject({ status: 422 });
  });

  it('requires all decimals if the job does; final zeros may be missing', async () => {
    const config = JSON.stringify({ meterReading: { queryPostDecimals: true } });
    await opened.database
      .updateTable('job')
      .set({ config })
      .where('id', '=', 'verwaltung-32')
      .execute();
    const rate = reading('verwaltung-32-1', 8300.5);
    expect(await send(manager, 'verwaltung-32', rate)).toMatchObject({ status: 200 });
  });

  it.each([
    { says: 'before', earliest: '2026-11-22', latest: '2026-11-30' },
    { says: 'after', earliest: '2026-11-01', latest: '2026-11-20' },
  ])('accepts no reading $says the sending window', async ({ earliest, latest }) => {
    const days = { earliest_execution: earliest, latest_execution: latest };
    await opened.database.updateTable('job').set(days).where('id', '=', 'verwaltung-31').execute();
    expect(await send(manager, 'verwaltung-31', reading('verwaltung-31-1', 21600))).toMatchObject({
      status: 422,
    });
  });

  describe('one key', () => {
    it('is one reading, and another one is refused', async () => {
      const key = randomUUID();
      const body = reading('verwaltung-20-1', 8300);
      const first = await send(manager, 'verwaltung-20', body, key);
      expect(first.status).toBe(200);
      expect(await send(manager, 'verwaltung-20', body, key)).toEqual(first);
      const refused = { status: 422, body: { fieldErrors: [{ field: 'Idempotency-Key' }] } };
      const other = reading('verwaltung-20-1', 8301);
      expect(await send(manager, 'verwaltung-20', other, key)).toMatchObject(refused);
      expect(await send(manager, 'verwaltung-21', body, key)).toMatchObject(refused);
    });

    it('is one reading for twenty simultaneous calls', async () => {
      const key = randomUUID();
      const before = await countResults();
      const body = reading('verwaltung-21-1', 700);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => send(manager, 'verwaltung-21', body, key)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await countResults()).toBe(before + 1);
    });

    it('belongs to its account and survives the session', async () => {
      const key = randomUUID();
      const before = await countResults();
      const first = await send(manager, 'verwaltung-26', reading('verwaltung-26-1', 8300), key);
      await send(customer, 'kunde-gas', gas, key);
      const later = (await test.logIn('demo-verwaltung')).token;
      expect(await send(later, 'verwaltung-26', reading('verwaltung-26-1', 8300), key)).toEqual(
        first,
      );
      expect(await countResults()).toBe(before + 2);
    });

    it('is free again after a refusal', async () => {
      const key = randomUUID();
      const refused = await send(customer, 'kunde-gas', withResult({ readingValue: 1.234 }), key);
      const taken = await send(customer, 'kunde-gas', gas, key);
      expect([refused.status, taken.status]).toEqual([422, 200]);
    });
  });

  it('stores a submission completely or not at all, and forgets the key of a failed one', async () => {
    const key = randomUUID();
    const before = await countResults();
    const body = withResult({ readingImages: [jpeg] });
    // The photo is already stored when the statement that stores the reading fails.
    await opened.database.schema.alterTable('result_photo').renameTo('elsewhere').execute();
    const failed = await send(customer, 'kunde-gas', body, key);
    await opened.database.schema.alterTable('elsewhere').renameTo('result_photo').execute();
    expect(failed.status).toBe(500);
    expect(await countResults()).toBe(before);
    expect(await opened.database.selectFrom('photo').select('hash').execute()).toEqual([]);
    expect(await send(customer, 'kunde-gas', withResult({}), key)).toMatchObject({ status: 200 });
    expect(await countResults()).toBe(before + 1);
  });

  it('stores a repeated photo once', async () => {
    const images = { readingImages: [jpeg, { encodedImage: PNG, mimeType: 'image/png' }] };
    await send(customer, 'kunde-gas', withResult(images));
    await send(customer, 'kunde-gas', withResult(images));
    const photos = await opened.database.selectFrom('photo').selectAll().execute();
    expect(photos.map(({ mime_type }) => mime_type).sort()).toEqual(['image/jpeg', 'image/png']);
    expect(photos.map(({ bytes }) => Buffer.from(bytes ?? []).toString('base64')).sort()).toEqual(
      [JPEG, PNG].sort(),
    );
    const uses = await opened.database.selectFrom('result_photo').selectAll().execute();
    expect(uses).toHaveLength(4);
  });

  it('accepts the largest possible submission', async () => {
    const large = jpegOf({ width: 1600, height: 1600, length: 4_150_000 });
    const image = { ...jpeg, encodedImage: large.toString('base64') };
    const body = withResult({ readingImages: [image, image, image] });
    expect(await send(customer, 'kunde-gas', body)).toMatchObject({ status: 200 });
  });
});

function reading(taskId: string, readingValue: number) {
  return {
    results: [{ taskId, comment: null, readingValue, readingImages: [] }],
    readingDate: '2026-11-20T11:00:00.000Z',
  };
}

function withResult(change: object) {
  const { results, readingDate } = reading('kunde-gas-1', 13210.45);
  return { results: [{ ...results[0], ...change }], readingDate };
}
