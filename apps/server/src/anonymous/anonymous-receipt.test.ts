import { wholeConfig } from '@ablesbar/domain';
import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../database/open-database';
import {
  anonymousCalls,
  CONTACT,
  longEmail,
  reading,
  startAnonymousServer,
  unknownUserReading,
} from '../testing/anonymous-readings';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import type { TestServer } from '../testing/test-server';
import { waitingMails } from '../testing/a-key-file';

describe.each(databaseKinds)('the receipt on the %s database', (kind) => {
  let opened: OpenDatabase;
  let test: TestServer;

  const { newToken, send, ask } = anonymousCalls(() => test);
  const mails = () => waitingMails(opened.database);

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
    await opened.database.deleteFrom('sealed_mail').execute();
    await opened.database.deleteFrom('limit_bucket').execute();
  });

  it('contains the stored values, not those of the call', async () => {
    const token = await newToken();
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

  it('is for the token of the submission or of its repeat', async () => {
    const key = randomUUID();
    const [first, second] = [await newToken(), await newToken()];
    await send({}, key, first);
    expect(await ask(second)).toMatchObject({ status: 409 });
    await send({}, key, second);
    expect(await ask(second)).toMatchObject({ status: 204 });
    expect(await mails()).toHaveLength(1);
  });

  it('shows the code and the unit of a rate without a name, and no decimals if none were read', async () => {
    const token = await newToken();
    await send({ readingValues: [reading('1-1:1.8.1', 815)] }, undefined, token);
    await ask(token);
    const [mail] = await mails();
    expect(mail?.text).toContain('1-1:1.8.1: 815 kWh\n');
  });

  it('says nothing that the sender wrote instead of the name of a rate', async () => {
    const token = await newToken();
    const rateName = 'Ihr Konto ist gesperrt: https://evil.example';
    await send({ readingValues: [{ ...reading('1-1:1.8.0', 815), rateName }] }, undefined, token);
    await ask(token);
    const [mail] = await mails();
    expect(mail?.text).toContain('Verbrauch: 815');
    expect(`${mail?.text} ${mail?.html}`).not.toContain('evil');
  });

  it('is sent to the address without the spaces around it', async () => {
    const token = await newToken();
    await send({}, undefined, token);
    expect(await ask(token, { email: ' erika@example.org ' })).toMatchObject({ status: 204 });
    expect(await mails()).toMatchObject([{ to_address: 'erika@example.org' }]);
  });

  it.each([{ email: null }, { email: '  ' }, { email: 'erika' }])(
    'names the field where it cannot go to $email',
    async (change) => {
      const token = await newToken();
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
    const token = await newToken();
    await send({}, undefined, token);
    expect(await ask(token, change)).toMatchObject({ status });
    expect(await mails()).toEqual([]);
  });

  it('is sent at most three times for one token', async () => {
    const token = await newToken();
    await send({}, undefined, token);
    const statuses: number[] = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await ask(token)).status);
    expect(statuses).toEqual([204, 204, 204, 429]);
  });

  describe('in the language', () => {
    const subjects = {
      de: 'Eingangsbestätigung Ihrer Zählerstände',
      du: 'Eingangsbestätigung deiner Zählerstände',
      en: 'We received your meter readings',
    };
    const spoken = wholeConfig({
      unknownUserReading,
      communicationSettings: { sendingUnknownUserReadingReceiptAllowed: true },
      languageConfig: {
        defaultLanguage: 'de',
        enabledLanguages: ['de', 'de-informal', 'en'].map((name) => ({ name, readableName: name })),
      },
    });
    let there: TestServer;
    beforeAll(async () => {
      there = await startAnonymousServer(opened.database, undefined, spoken);
    });
    afterAll(() => there.server.close());

    it.each([
      { says: 'of the form', header: 'en', is: subjects.en },
      { says: 'of the form, with its address', header: 'de-informal', is: subjects.du },
      {
        says: "of another client's browser",
        header: 'fr-CH, en-GB;q=0.8, de;q=0.5',
        is: subjects.en,
      },
      { says: 'of the utility if the asked one is off', header: 'tr', is: subjects.de },
      { says: 'of the utility if none is asked', header: undefined, is: subjects.de },
      { says: 'of the utility for any language', header: '*', is: subjects.de },
      { says: 'of the utility for nonsense', header: ';;,, __proto__,q=1;en', is: subjects.de },
      { says: 'of the utility for much of it', header: 'x,'.repeat(3000), is: subjects.de },
    ])('$says', async ({ header, is }) => {
      const calls = anonymousCalls(() => there);
      const token = await calls.newToken();
      await calls.send({}, undefined, token);
      const headers = header === undefined ? {} : { 'accept-language': header };
      expect(await calls.ask(token, {}, headers)).toMatchObject({ status: 204 });
      const [mail] = await mails();
      expect(mail?.subject).toContain(is);
    });
  });

  it('is not sent if the utility sends no receipts', async () => {
    const silent = wholeConfig({ unknownUserReading });
    const there = await startAnonymousServer(opened.database, undefined, silent);
    const calls = anonymousCalls(() => there);
    const token = await calls.newToken();
    await calls.send({}, undefined, token);
    expect(await calls.ask(token)).toMatchObject({ status: 403 });
    await there.server.close();
  });
});
