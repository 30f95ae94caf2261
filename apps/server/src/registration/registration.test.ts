import { wholeConfig } from '@ablesbar/domain';
import type { OpenDatabase } from '../database/open-database';
import { demo } from '../demo/demo';
import { openTestDatabase } from '../testing/test-database';
import { anApplication, bearer, startTestServer, type TestServer } from '../testing/test-server';
import { waitingMails } from '../testing/a-key-file';

const config = wholeConfig({
  crmSettings: { registrationEnabled: true },
  communicationSettings: { sendingCrmRegisteredUserReadingReceiptAllowed: true },
});
const publicJson =
  '{"applicationId":"a","name":"A","config":{"crmSettings":{"registrationEnabled":true}}}';
const INFO = '/api/pro/account/crm-registration-info';
const TOKEN: unknown = expect.stringMatching(/^[\w-]{43}$/);

let opened: OpenDatabase;
let test: TestServer;
let manager: string;
beforeAll(async () => {
  opened = await openTestDatabase('embedded');
  const application = anApplication({ config, publicJson });
  test = await startTestServer(opened.database, { applications: [application], demo });
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
const tokenOf = async (login: string) =>
  /"selfServiceToken":"([^"]+)"/.exec((await test.get(INFO, login)).text)?.[1] ?? '';
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

it.each([
  { says: 'no address', email: 'erika', status: 422 },
  { says: 'two addresses', email: 'a@b.example,c@d.example', status: 422 },
])("the demo's page takes $says: $status", async ({ email, status }) => {
  const path = `/demo-crm/m/${await tokenOf(manager)}`;
  expect(await call('POST', path, {}, { email })).toMatchObject({ status });
});

it('refuses a registration with an invalid token', async () => {
  const answer = await call('POST', '/demo-crm/m/none', {}, { email: 'a@b.example' });
  expect(answer.status).toBe(404);
});

it('an account registers on the demo page and then gets a receipt of its finished jobs', async () => {
  const path = `/demo-crm/m/${await tokenOf(manager)}`;
  expect(await call('POST', path, {}, { email: 'erika@example.org' })).toMatchObject({
    status: 204,
  });
  expect(await test.get(INFO, manager)).toMatchObject({
    body: { registered: true, currentConfirmedCommunicationTypes: ['EMAIL'] },
  });
  expect(await receipt(manager)).toEqual({ status: 204, text: '' });
  const [mail] = await mails();
  expect(mail).toMatchObject({ to_address: 'erika@example.org', to_name: 'Hausverwaltung Nord' });
  expect(mail?.text).toMatch(
    /Zähler 1EMH\d+\n\nabgelesen am 19\.11\.2026\n\nVerbrauch: [\d.,]+ kWh/,
  );
});

it('sends no receipt without a reading', async () => {
  const { token } = await test.logIn('demo-nachbarin');
  const path = `/demo-crm/m/${await tokenOf(token)}`;
  await call('POST', path, {}, { email: 'aylin@example.org' });
  expect(await receipt(token)).toMatchObject({ status: 409 });
});

it('sends no receipt to an account without the role', async () => {
  expect(await receipt((await test.logIn('demo-kunde')).token)).toMatchObject({ status: 403 });
});

it('the demo page runs only its own script and loads nothing else', async () => {
  const { headers, body } = await test.server.inject('/demo-crm/m/x?ref=ksa');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(body).not.toMatch(/<script(?![^>]*src=)|\son\w+=|\sstyle=|https?:/);
  const script = await test.server.inject('/demo-crm/register.js');
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
});

it('the demo links to its registration page', async () => {
  const { body } = await test.get('/api/public/application');
  const url = 'config.crmSettings.externalRegistrationOptInBaseUrl';
  expect(body).toHaveProperty(url, 'http://localhost:80/demo-crm');
});

it('the registration page exists in the demo only', async () => {
  const there = await startTestServer(opened.database);
  const { body } = await there.get('/api/public/application');
  expect(JSON.stringify(body)).not.toContain('demo-crm');
  expect((await there.server.inject('/demo-crm/m/x')).statusCode).toBe(404);
  await there.server.close();
});
