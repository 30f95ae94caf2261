import { wholeConfig } from '@ablesbar/domain';
import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../database/open-database';
import { jpegOf } from '../testing/pictures';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { anApplication, bearer, startTestServer, type TestServer } from '../testing/test-server';

const config = wholeConfig({ features: { unknownReadingsAllowed: true } });
const photo = { encodedImage: jpegOf().toString('base64'), mimeType: 'image/jpeg' };
const READING = {
  meterNumber: '1ESY1160999999',
  readingValue: 4711.5,
  readingImages: [photo],
  readingDate: '2026-11-20T11:00:00.000Z',
  comment: 'Der Zähler im Gartenhaus',
};

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: OpenDatabase;
  let test: TestServer;
  let customer: string;

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    test = await startTestServer(opened.database, { applications: [anApplication({ config })] });
    customer = (await test.logIn('demo-kunde')).token;
  });
  afterAll(async () => {
    await test.server.close();
    await opened.close();
  });
  beforeEach(async () => {
    await opened.database.deleteFrom('unlisted_reading').execute();
  });

  const send = async (change: object = {}, key?: string, token = customer) => {
    const { statusCode, body } = await test.server.inject({
      method: 'POST',
      url: '/api/pro/unknown-reading',
      headers: { ...bearer(token), ...(key === undefined ? {} : { 'idempotency-key': key }) },
      payload: { ...READING, ...change },
    });
    return { status: statusCode, text: body };
  };
  const stored = () => opened.database.selectFrom('unlisted_reading').selectAll().execute();

  it('is stored unchanged, with its sender and its photos', async () => {
    expect(await send({ readingImages: [photo, photo] })).toEqual({ status: 204, text: '' });
    const [reading] = await stored();
    expect(reading).toMatchObject({
      application_id: 'stadtwerke-neuenbrueck',
      account_id: 'demo-kunde',
      meter_number: '1ESY1160999999',
      reading_value: '4711.5',
      reading_date: new Date('2026-11-20T11:00:00.000Z'),
      comment: 'Der Zähler im Gartenhaus',
    });
    const uses = opened.database.selectFrom('unlisted_photo').selectAll();
    expect(await uses.where('reading_id', '=', reading?.id ?? '').execute()).toHaveLength(2);
    expect(await opened.database.selectFrom('photo').select('hash').execute()).toHaveLength(1);
  });

  it('is stored once per key and account, also for ten simultaneous calls', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({}, key)));
    expect(answers).toEqual(Array(10).fill({ status: 204, text: '' }));
    expect(await stored()).toHaveLength(1);
    await send({}, key, (await test.logIn('demo-nachbarin')).token);
    expect(await stored()).toHaveLength(2);
  });

  it.each([
    { says: 'no number', change: { meterNumber: '' }, field: 'meterNumber' },
    { says: 'blanks for a number', change: { meterNumber: ' ' }, field: 'meterNumber' },
    { says: 'a long number', change: { meterNumber: '1'.repeat(101) }, field: 'meterNumber' },
    { says: 'no value', change: { readingValue: undefined }, field: 'readingValue' },
    { says: 'a text for a value', change: { readingValue: '1' }, field: 'readingValue' },
    { says: 'a negative value', change: { readingValue: -1 }, field: 'readingValue' },
    {
      says: 'more digits than any meter has',
      change: { readingValue: 1e9 },
      field: 'readingValue',
    },
    { says: 'four decimals', change: { readingValue: 1.2345 }, field: 'readingValue' },
    { says: 'no date', change: { readingDate: 'gestern abend' }, field: 'readingDate' },
    { says: 'tomorrow', change: { readingDate: '2026-11-22' }, field: 'readingDate' },
    { says: '31 days ago', change: { readingDate: '2026-10-21' }, field: 'readingDate' },
    { says: 'half an emoji', change: { comment: 'Im Keller \ud83d' }, field: 'comment' },
    { says: 'a long comment', change: { comment: 'a'.repeat(1001) }, field: 'comment' },
    { says: 'a long one of emoji', change: { comment: '💧'.repeat(1001) }, field: 'comment' },
    {
      says: 'eleven photos',
      change: { readingImages: Array(11).fill(photo) },
      field: 'readingImages',
    },
    {
      says: 'an invalid photo',
      change: { readingImages: [{ ...photo, encodedImage: 'AAAA' }] },
      field: 'readingImages.0.encodedImage',
    },
  ])('is refused with the name of the field: $says', async ({ change, field }) => {
    const key = randomUUID();
    const { status, text } = await send(change, key);
    expect(status).toBe(422);
    expect(JSON.parse(text)).toHaveProperty('fieldErrors.0.field', field);
    expect(await stored()).toEqual([]);
    expect(await send({}, key)).toMatchObject({ status: 204 });
  });

  it.each([
    { says: '30 days ago', change: { readingDate: '2026-10-22' } },
    { says: 'today', change: { readingDate: '2026-11-21' } },
    { says: 'ten photos', change: { readingImages: Array(10).fill(photo) } },
    { says: 'a comment of a thousand emoji', change: { comment: '💧'.repeat(1000) } },
    { says: 'no photo and no comment', change: { readingImages: [], comment: null } },
    { says: 'additional fields', change: { accountId: 'demo-nachbarin', jobId: 'x' } },
  ])('is accepted with $says', async ({ change }) => {
    expect(await send(change)).toMatchObject({ status: 204 });
    expect(await stored()).toMatchObject([{ account_id: 'demo-kunde' }]);
  });

  it.each([
    { says: 'not at all', features: {}, change: {}, status: 403 },
    {
      says: 'with a photo alone',
      features: { unknownReadingsAllowed: true, unknownReadingsImageRequired: true },
      change: { readingImages: [] },
      status: 422,
    },
    {
      says: 'without photos alone',
      features: { unknownReadingsAllowed: true, imagesForbidden: true },
      change: {},
      status: 422,
    },
  ])('is accepted $says if the utility configures it so', async ({ features, change, status }) => {
    const application = anApplication({ config: wholeConfig({ features }) });
    const there = await startTestServer(opened.database, { applications: [application] });
    const { token } = await there.logIn('demo-kunde');
    const payload = { ...READING, ...change };
    const answer = await there.post('/api/pro/unknown-reading', payload, bearer(token));
    expect(answer.status).toBe(status);
    expect(await stored()).toEqual([]);
    await there.server.close();
  });

  it('needs a login', async () => {
    expect(await send({}, undefined, 'a.b.c')).toMatchObject({ status: 401 });
  });
});
