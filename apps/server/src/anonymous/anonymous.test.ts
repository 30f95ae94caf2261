import { wholeConfig } from '@ablesbar/domain';
import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../database/open-database';
import {
  BODY,
  config,
  CONTACT,
  photo,
  reading,
  unknownUserReading,
} from '../testing/anonymous-readings';
import { jpegOf } from '../testing/pictures';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import {
  anApplication,
  bearer,
  IN_DATABASE,
  startTestServer,
  type TestServer,
} from '../testing/test-server';
import { forgetOldAnonymous } from './forget-anonymous';

const MANY = { 'anonymous-token': 9999, 'anonymous-submit': 9999, 'anonymous-submit-token': 9999 };

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: OpenDatabase;
  let test: TestServer;

  const start = (limits: object = MANY, chosen = config) =>
    startTestServer(opened.database, { applications: [anApplication({ config: chosen })], limits });
  const tokenOf = async (server: TestServer) => {
    const { text } = await server.post('/auth/token-unknown-readings', {});
    return /"token":"([^"]+)"/.exec(text)?.[1] ?? '';
  };
  const post = async (
    server: TestServer,
    path: string,
    token: string,
    body: object,
    key?: string,
  ) => {
    const { statusCode, body: text } = await server.server.inject({
      method: 'POST',
      url: path,
      headers: { ...bearer(token), ...(key === undefined ? {} : { 'idempotency-key': key }) },
      payload: body,
    });
    return { status: statusCode, text };
  };
  const send = async (change: object = {}, key?: string, token?: string) =>
    post(
      test,
      '/api/unknown-readings/results',
      token ?? (await tokenOf(test)),
      { ...BODY, ...change },
      key,
    );
  const ask = (token: string, change: object = {}, server = test) =>
    post(server, '/api/pro/unknown-readings/receipts', token, {
      ...BODY,
      email: 'erika@example.org',
      ...change,
    });
  const stored = () => opened.database.selectFrom('anonymous_reading').selectAll().execute();
  const mails = () => opened.database.selectFrom('waiting_mail').selectAll().execute();

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    test = await start();
  });
  afterAll(async () => {
    await test.server.close();
    await opened.close();
  });
  beforeEach(async () => {
    await opened.database.deleteFrom('anonymous_reading').execute();
    await opened.database.deleteFrom('waiting_mail').execute();
    await opened.database.deleteFrom('rate_limit').execute();
  });

  it('is stored with its contact, and carries the day on which it is deleted', async () => {
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

  it('is stored without what the form would have taken out', async () => {
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

  it('is deleted on that day, with the photos that nothing else shows', async () => {
    const other = { encodedImage: jpegOf({ width: 7 }).toString('base64'), mimeType: 'image/jpeg' };
    await send({ readingValues: [reading('1-1:1.8.0', 1, [photo, other])] });
    test.clock.now = new Date('2026-11-21T09:00:01Z');
    await send();
    test.clock.now = new Date('2026-11-21T09:00:00Z');
    const photos = async () =>
      (await opened.database.selectFrom('photo').select('hash').execute()).length;
    const before = await photos();
    await forgetOldAnonymous(opened.database, IN_DATABASE, new Date('2027-05-20T08:59:59Z'));
    expect(await stored()).toHaveLength(2);
    await forgetOldAnonymous(opened.database, IN_DATABASE, new Date('2027-05-20T09:00:00Z'));
    expect(await stored()).toHaveLength(1);
    expect(await photos()).toBe(before - 1);
    expect(await opened.database.selectFrom('anonymous_photo').selectAll().execute()).toHaveLength(
      1,
    );
  });

  it('is one reading under one key, also under the next token and when several come at once', async () => {
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

  it('takes asked decimals whose zeros were lost on the way', async () => {
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
      says: 'a rate of no form',
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
      says: 'what is no photo',
      change: { readingValues: [reading('1-1:1.8.0', 1, [{ ...photo, encodedImage: 'AAAA' }])] },
      field: 'readingValues.0.readingImages.0.encodedImage',
    },
    { says: 'tomorrow', change: { readingDate: '2026-11-22' }, field: 'readingDate' },
    { says: '31 days ago', change: { readingDate: '2026-10-21' }, field: 'readingDate' },
    { says: 'no date', change: { readingDate: 'gestern abend' }, field: 'readingDate' },
    { says: 'a reason nobody offers', change: { readingReason: 'X' }, field: 'readingReason' },
    { says: 'no zip', change: { contact: { ...CONTACT, zip: '123' } }, field: 'contact.zip' },
    {
      says: 'no name but signs',
      change: { contact: { ...CONTACT, lastname: '<>' } },
      field: 'contact.lastname',
    },
    { says: 'an address of 121 characters', change: { email: longEmail(121) }, field: 'email' },
  ])('is refused with its field: $says', async ({ change, field }) => {
    const { status, text } = await send(change, randomUUID());
    expect(status).toBe(422);
    expect(JSON.parse(text)).toHaveProperty('fieldErrors.0.field', field);
    expect(await stored()).toEqual([]);
  });

  it.each([
    {
      says: 'what the form says',
      change: { meterNumber: '12-34-567' },
      message: 'Bitte geben Sie die Zählernummer vollständig an.',
    },
    {
      says: 'that it is not offered',
      change: { meterType: 'HEAT_METER' },
      message: 'Not offered by this application',
    },
  ])('is refused with $says', async ({ change, message }) => {
    const { text } = await send(change);
    expect(JSON.parse(text)).toHaveProperty('fieldErrors.0.message', message);
  });

  it('is refused at the second rate where that one is wrong', async () => {
    const readingValues = [reading('1-1:1.8.1', 1), reading('1-1:1.8.2', 1_000_000)];
    const { text } = await send({ readingValues });
    expect(JSON.parse(text)).toHaveProperty('fieldErrors', [
      expect.objectContaining({ field: 'readingValues.1.value' }),
    ]);
  });

  it.each([
    { says: '30 days ago', change: { readingDate: '2026-10-22' } },
    { says: 'an address of 120 characters', change: { email: longEmail(120) } },
    { says: 'what does not belong to it', change: { jobId: 'kunde-gas', accountId: 'demo-kunde' } },
  ])('is taken with $says', async ({ change }) => {
    expect(await send(change)).toMatchObject({ status: 204 });
  });

  it('answers the same for a meter that is known and one that is not', async () => {
    const known = await send({ meterNumber: '1ESY1160123456' });
    expect(known).toEqual(await send({ meterNumber: '9XXX0000000000' }));
  });

  describe('the receipt', () => {
    it('says what was stored, whatever the call says', async () => {
      const token = await tokenOf(test);
      await send({}, undefined, token);
      const changed = { readingValues: [reading('1-1:1.8.0', 1)], contact: CONTACT };
      expect(await ask(token, changed)).toEqual({ status: 204, text: '' });
      const [mail] = await mails();
      expect(mail).toMatchObject({ to_address: 'erika@example.org', to_name: 'erika' });
      expect(mail?.text).toContain('Zähler 1EMH0099887766');
      expect(mail?.text).toContain('abgelesen am 20.11.2026');
      expect(mail?.text).toContain('Verbrauch: 4.711,5');
      expect(mail?.html).toContain('4.711,5');
    });

    it('is for the token of the submission, or the one it was sent again with', async () => {
      const key = randomUUID();
      const [first, second] = [await tokenOf(test), await tokenOf(test)];
      await send({}, key, first);
      expect(await ask(second)).toMatchObject({ status: 409 });
      await send({}, key, second);
      expect(await ask(second)).toMatchObject({ status: 204 });
      expect(await mails()).toHaveLength(1);
    });

    it('says the code of a rate without a name, and no decimals where none were read', async () => {
      const token = await tokenOf(test);
      const nameless = { ...reading('1-1:1.8.1', 815), rateName: '' };
      await send({ readingValues: [nameless] }, undefined, token);
      await ask(token);
      const [mail] = await mails();
      expect(mail?.text).toContain('1-1:1.8.1: 815\n');
    });

    it('goes to the address without the spaces around it', async () => {
      const token = await tokenOf(test);
      await send({}, undefined, token);
      expect(await ask(token, { email: ' erika@example.org ' })).toMatchObject({ status: 204 });
      expect(await mails()).toMatchObject([{ to_address: 'erika@example.org' }]);
    });

    it.each([{ email: null }, { email: '  ' }, { email: 'erika' }])(
      'names the field where it cannot go to $email',
      async (change) => {
        const token = await tokenOf(test);
        await send({}, undefined, token);
        const { text } = await ask(token, change);
        expect(JSON.parse(text)).toHaveProperty('fieldErrors', [
          { field: 'email', message: 'Expected an address' },
        ]);
      },
    );

    it.each([
      { says: 'no address', change: { email: null }, status: 422 },
      { says: 'two addresses', change: { email: 'a@b.example,c@d.example' }, status: 422 },
      { says: 'a line break', change: { email: 'a@b.example\r\nBcc: c@d.example' }, status: 422 },
      { says: '121 characters', change: { email: longEmail(121) }, status: 422 },
      { says: 'another meter', change: { meterNumber: '1EMH0099887767' }, status: 409 },
    ])('is not sent for $says', async ({ change, status }) => {
      const token = await tokenOf(test);
      await send({}, undefined, token);
      expect(await ask(token, change)).toMatchObject({ status });
      expect(await mails()).toEqual([]);
    });

    it('is sent three times for one token', async () => {
      const token = await tokenOf(test);
      await send({}, undefined, token);
      const statuses: number[] = [];
      for (let index = 0; index < 4; index += 1) statuses.push((await ask(token)).status);
      expect(statuses).toEqual([204, 204, 204, 429]);
    });

    it('is not sent where the utility sends none', async () => {
      const there = await start(MANY, wholeConfig({ unknownUserReading }));
      const token = await tokenOf(there);
      await post(there, '/api/unknown-readings/results', token, BODY);
      expect(await ask(token, {}, there)).toMatchObject({ status: 403 });
      await there.server.close();
    });
  });

  it('is sent ten times an hour from one address', async () => {
    const there = await start({ 'anonymous-token': 9999 });
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const token = await tokenOf(there);
      statuses.push((await post(there, '/api/unknown-readings/results', token, BODY)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(204), 429]);
    await there.server.close();
  });

  it("takes no account's token", async () => {
    const { token } = await test.logIn('demo-kunde');
    expect(await send({}, undefined, token)).toMatchObject({ status: 403 });
    expect(await ask(token)).toMatchObject({ status: 403 });
  });
});

/** A good address of this length: only the length can be what is wrong with it. */
function longEmail(length: number): string {
  const head = `${'a'.repeat(40)}@${'b'.repeat(60)}.`;
  return head + 'c'.repeat(length - head.length);
}
