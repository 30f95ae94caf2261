import { receiptNumber, wholeConfig } from '@ablesbar/domain';
import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../database/open-database';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { anApplication, bearer, startTestServer, type TestServer } from '../testing/test-server';
import { confirmConsent } from './consent';
import { waitingMails } from '../testing/a-key-file';

const config = wholeConfig({
  crmSettings: { registrationEnabled: true },
  communicationSettings: { sendingCrmRegisteredUserReadingReceiptAllowed: true },
});
const INFO = '/api/pro/account/crm-registration-info';
const TOKEN: unknown = expect.stringMatching(/^[\w-]{43}$/);

let opened: OpenDatabase;
let test: TestServer;
let manager: string;
beforeAll(async () => {
  opened = await openTestDatabase(anyDatabase);
  const application = anApplication({ config });
  test = await startTestServer(opened.database, { applications: [application] });
  await opened.database
    .updateTable('account')
    .set({ roles: JSON.stringify(['ROLE_KSA_PRO_USER']) })
    .where('id', '=', 'demo-kunde')
    .execute();
  manager = (await test.logIn('demo-verwaltung')).token;
});
afterAll(async () => {
  await test.server.close();
  await opened.close();
});

const call = async (method: 'GET' | 'POST', url: string, headers: object, payload?: object) => {
  const { statusCode, body } = await test.server.inject({
    method,
    url,
    headers: { ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: statusCode, text: body };
};
const receipt = (token: string) => call('POST', '/api/pro/job/reading-receipts', bearer(token));
const confirm = (accountId: string, email: string) =>
  confirmConsent(opened.database, { accountId, email, confirmedAt: test.clock.now });
const mails = () => waitingMails(opened.database);

it('an account is not registered at first, and always gets the same token of its own', async () => {
  const first = await test.get(INFO, manager);
  expect(first).toMatchObject({
    status: 200,
    body: { registered: false, currentConfirmedCommunicationTypes: [], selfServiceToken: TOKEN },
  });
  expect(await test.get(INFO, manager)).toEqual(first);
  const other = await test.get(INFO, (await test.logIn('demo-kunde')).token);
  expect(other.body).not.toEqual(first.body);
});

it('gives no registration token if the utility does not offer registration', async () => {
  const bare = anApplication({ config: wholeConfig({}) });
  const there = await startTestServer(opened.database, { applications: [bare] });
  expect(await there.get(INFO, (await there.logIn('demo-kunde')).token)).toMatchObject({
    body: { registered: false, currentConfirmedCommunicationTypes: [], selfServiceToken: null },
  });
  await there.server.close();
});

it('sends no receipt before an address is confirmed', async () => {
  expect(await receipt(manager)).toMatchObject({ status: 409 });
  expect(await mails()).toEqual([]);
});

it('an account with a confirmed address gets a receipt of its finished jobs', async () => {
  await confirm('demo-verwaltung', 'erika@example.org');
  expect(await test.get(INFO, manager)).toMatchObject({
    body: { registered: true, currentConfirmedCommunicationTypes: ['EMAIL'] },
  });
  expect(await receipt(manager)).toEqual({ status: 204, text: '' });
  const [mail] = await mails();
  expect(mail).toMatchObject({ to_address: 'erika@example.org', to_name: 'Hausverwaltung Nord' });
  expect(mail?.text).toMatch(
    /Zähler 1EMH\d+\n\nabgelesen am 19\.11\.2026\n\nVerbrauch: [\d.,]+ kWh\n\nOrt: .*Neuenbrück/,
  );
  expect(mail?.text).toMatch(/Keine E-Mails mehr bekommen: http.*\/e-mail\/abbestellen\/m\//);
});

it('sends no receipt without a reading', async () => {
  const { token } = await test.logIn('demo-nachbarin');
  await confirm('demo-nachbarin', 'aylin@example.org');
  expect(await receipt(token)).toMatchObject({ status: 409 });
});

it('sends no receipt to an account without the role', async () => {
  expect(await receipt((await test.logIn('demo-kunde')).token)).toMatchObject({ status: 403 });
});

it('the receipt shows the number that the portal shows, and when the reading arrived', async () => {
  test.clock.now = new Date('2026-11-21T12:34:00Z');
  const { token } = await test.logIn('demo-verwaltung');
  const key = randomUUID();
  const headers = { ...bearer(token), 'idempotency-key': key };
  const results = [
    { taskId: 'verwaltung-1-1', comment: null, readingValue: 22_000, readingImages: [] },
  ];
  const sent = { results, readingDate: '2026-11-21T08:00:00.000Z' };
  const url = '/api/pro/job/verwaltung-1/meterRateTask/result';
  expect(await call('POST', url, headers, sent)).toMatchObject({ status: 200 });
  await opened.database.deleteFrom('sealed_mail').execute();
  expect(await receipt(token)).toMatchObject({ status: 204 });
  const [mail] = await mails();
  expect(mail?.text).toContain(
    `eingegangen: 21.11.2026, 13:34\nNummer der Quittung: ${receiptNumber(key)}`,
  );
  expect(mail?.sheet?.file).toBe('Quittung.pdf');
  expect(mail?.sheet?.lines).toContainEqual({
    ...{ kind: 'row', name: 'Nummer der Quittung', value: receiptNumber(key) },
  });
});
