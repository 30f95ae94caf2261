import { randomUUID } from 'node:crypto';
import { deleteExpired } from '../app/housekeeping';
import type { OpenDatabase } from '../database/open-database';
import { removeUnusedPhotos } from '../photo/unused-photos';
import { markExported } from '../retention/exported';
import {
  anonymousCalls,
  CONTACT,
  longEmail,
  photo,
  reading,
  startAnonymousServer,
} from '../testing/anonymous-readings';
import { jpegOf } from '../testing/pictures';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { APPLICATION_ID, IN_DATABASE, type TestServer } from '../testing/test-server';

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: OpenDatabase;
  let test: TestServer;

  const { send, ask } = anonymousCalls(() => test);
  const stored = () => opened.database.selectFrom('anonymous_reading').selectAll().execute();

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    test = await startAnonymousServer(opened.database);
  });
  afterAll(async () => {
    await test.server.close();
    await opened.close();
  });
  beforeEach(async () => {
    await opened.database.deleteFrom('anonymous_reading').execute();
    await opened.database.deleteFrom('limit_bucket').execute();
  });

  it('is stored with its contact and the day of its deletion', async () => {
    expect(await send()).toEqual({ status: 204, text: '' });
    expect(await stored()).toMatchObject([
      {
        application_id: 'stadtwerke-neuenbrueck',
        meter_type: 'ELECTRIC_METER',
        meter_number: '1EMH0099887766',
        reading_reason: 'ANNUAL_READING',
        contact: CONTACT,
        received_at: new Date('2026-11-21T09:00:00Z'),
        delete_after: new Date('2027-05-20T09:00:00Z'),
      },
    ]);
    const values = await opened.database.selectFrom('anonymous_value').selectAll().execute();
    expect(values).toMatchObject([{ obis: '1-1:1.8.0', reading_value: '4711.5' }]);
  });

  it('is stored without the characters that the form removes', async () => {
    await send({
      meterNumber: ' 1EMH-0099887766 ',
      contact: { ...CONTACT, firstname: ' Erika ', lastname: ' Muster<mann ' },
    });
    expect(await stored()).toMatchObject([
      {
        meter_number: '1EMH0099887766',
        contact: { ...CONTACT, firstname: 'Erika', lastname: 'Mustermann' },
      },
    ]);
  });

  it('is deleted on that day, with the photos that no other reading uses', async () => {
    const other = { encodedImage: jpegOf({ width: 7 }).toString('base64'), mimeType: 'image/jpeg' };
    await send({ readingValues: [reading('1-1:1.8.0', 1, [photo, other])] });
    test.clock.now = new Date('2026-11-21T09:00:01Z');
    await send();
    test.clock.now = new Date('2026-11-21T09:00:00Z');
    const photos = async () =>
      (await opened.database.selectFrom('photo').select('hash').execute()).length;
    const before = await photos();
    const span = { since: new Date(0), until: new Date('2026-11-22T00:00:00Z'), hasPhotos: true };
    await markExported(opened.database, { applicationId: APPLICATION_ID, ...span });
    await deleteExpired(opened.database, IN_DATABASE, new Date('2027-05-20T08:59:59Z'));
    expect(await stored()).toHaveLength(2);
    await deleteExpired(opened.database, IN_DATABASE, new Date('2027-05-20T09:00:00Z'));
    expect(await stored()).toHaveLength(1);
    await removeUnusedPhotos(opened.database, IN_DATABASE, new Date('2027-05-20T10:00:00Z'));
    expect(await photos()).toBe(before - 1);
    expect(await opened.database.selectFrom('anonymous_photo').selectAll().execute()).toHaveLength(
      1,
    );
  });

  it('is stored once per key, also under the next token and for simultaneous calls', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({}, key)));
    expect(answers).toEqual(Array(5).fill({ status: 204, text: '' }));
    expect(await send({}, key)).toEqual({ status: 204, text: '' });
    expect(await stored()).toHaveLength(1);
    expect(await send({}, randomUUID())).toMatchObject({ status: 204 });
    expect(await stored()).toHaveLength(2);
  });

  it.each([
    { says: 'two rates of a sub type', values: [reading('1-1:1.8.1', 1), reading('1-1:1.8.2', 2)] },
    { says: 'one rate of a sub type', values: [reading('1-1:1.8.2', 2)] },
    { says: 'the decimals of the custom form', values: [reading('1-1:1.8.0', 1.125)] },
  ])('takes $says', async ({ values }) => {
    expect(await send({ readingValues: values })).toMatchObject({ status: 204 });
  });

  it('accepts required decimals whose final zeros are missing', async () => {
    const readingValues = [reading('7-1:3.0.0', 5, [photo])];
    expect(await send({ meterType: 'GAS_METER', readingValues })).toMatchObject({ status: 204 });
  });

  const gas = { meterType: 'GAS_METER', readingValues: [reading('7-1:3.0.0', 5)] };
  it.each([
    {
      says: 'a meter that is not offered',
      change: { meterType: 'HEAT_METER' },
      field: 'meterType',
    },
    { says: 'no meter', change: { meterType: 'X' }, field: 'meterType' },
    { says: 'a short number', change: { meterNumber: '12-34-567' }, field: 'meterNumber' },
    { says: 'a long number', change: { meterNumber: '1'.repeat(15) }, field: 'meterNumber' },
    { says: 'no value', change: { readingValues: [] }, field: 'readingValues' },
    {
      says: 'a rate that no form has',
      change: { readingValues: [reading('1-1:2.8.0', 1)] },
      field: 'readingValues',
    },
    {
      says: 'rates of two forms',
      change: { readingValues: [reading('1-1:1.8.0', 1), reading('1-1:1.8.1', 1)] },
      field: 'readingValues',
    },
    {
      says: 'a rate twice',
      change: { readingValues: [reading('1-1:1.8.1', 1), reading('1-1:1.8.1', 1)] },
      field: 'readingValues',
    },
    {
      says: 'a text for a value',
      change: { readingValues: [reading('1-1:1.8.0', '1')] },
      field: 'readingValues.0.value',
    },
    {
      says: 'seven digits of six',
      change: { readingValues: [reading('1-1:1.8.0', 1_000_000)] },
      field: 'readingValues.0.value',
    },
    { says: 'no photo where one is asked', change: gas, field: 'readingValues.0.readingImages' },
    {
      says: 'four photos',
      change: { readingValues: [reading('1-1:1.8.0', 1, [photo, photo, photo, photo])] },
      field: 'readingValues.0.readingImages',
    },
    {
      says: 'an invalid photo',
      change: { readingValues: [reading('1-1:1.8.0', 1, [{ ...photo, encodedImage: 'AAAA' }])] },
      field: 'readingValues.0.readingImages.0.encodedImage',
    },
    { says: 'tomorrow', change: { readingDate: '2026-11-22' }, field: 'readingDate' },
    { says: '31 days ago', change: { readingDate: '2026-10-21' }, field: 'readingDate' },
    { says: 'no date', change: { readingDate: 'gestern abend' }, field: 'readingDate' },
    {
      says: 'a reason that is not offered',
      change: { readingReason: 'X' },
      field: 'readingReason',
    },
    { says: 'no zip', change: { contact: { ...CONTACT, zip: '123' } }, field: 'contact.zip' },
    {
      says: 'a name of symbols only',
      change: { contact: { ...CONTACT, lastname: '<>' } },
      field: 'contact.lastname',
    },
    { says: 'an address of 121 characters', change: { email: longEmail(121) }, field: 'email' },
  ])('is refused with the name of the field: $says', async ({ change, field }) => {
    const { status, text } = await send(change, randomUUID());
    expect(status).toBe(422);
    expect(JSON.parse(text)).toHaveProperty('fieldErrors.0.field', field);
    expect(await stored()).toEqual([]);
  });

  it.each([
    {
      says: "the form's message",
      change: { meterNumber: '12-34-567' },
      message: 'Bitte geben Sie die Zählernummer vollständig an.',
    },
    {
      says: 'the message that the meter is not offered',
      change: { meterType: 'HEAT_METER' },
      message: 'Not offered by this application',
    },
  ])('is refused with $says', async ({ change, message }) => {
    const { text } = await send(change);
    expect(JSON.parse(text)).toHaveProperty('fieldErrors.0.message', message);
  });

  it('is refused at the second rate if that rate is wrong', async () => {
    const readingValues = [reading('1-1:1.8.1', 1), reading('1-1:1.8.2', 1_000_000)];
    const { text } = await send({ readingValues });
    expect(JSON.parse(text)).toHaveProperty('fieldErrors', [
      expect.objectContaining({ field: 'readingValues.1.value' }),
    ]);
  });

  it.each([
    { says: '30 days ago', change: { readingDate: '2026-10-22' } },
    { says: 'an address of 120 characters', change: { email: longEmail(120) } },
    { says: 'additional fields', change: { jobId: 'kunde-gas', accountId: 'demo-kunde' } },
  ])('is accepted with $says', async ({ change }) => {
    expect(await send(change)).toMatchObject({ status: 204 });
  });

  it('gives the same answer for a known and an unknown meter', async () => {
    const known = await send({ meterNumber: '1ESY1160123456' });
    expect(known).toEqual(await send({ meterNumber: '9XXX0000000000' }));
  });

  it("refuses an account's token", async () => {
    const { token } = await test.logIn('demo-kunde');
    expect(await send({}, undefined, token)).toMatchObject({ status: 403 });
    expect(await ask(token)).toMatchObject({ status: 403 });
  });
});
