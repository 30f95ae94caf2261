import { wholeConfig } from '@ablesbar/domain';
import { createHash } from 'node:crypto';
import type { OpenDatabase } from '../database/open-database';
import { waitingMails } from '../testing/a-key-file';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { anApplication, startTestServer, type TestServer } from '../testing/test-server';

const crmSettings = { registrationEnabled: true };
const publicJson = JSON.stringify({ applicationId: 'a', name: 'A', config: { crmSettings } });
const languageConfig = { enabledLanguages: [{ name: 'de' }, { name: 'en' }] };
const config = wholeConfig({ crmSettings, languageConfig });
const applications = [anApplication({ config, publicJson })];
const INFO = '/api/pro/account/crm-registration-info';
const DAY_MS = 24 * 3_600_000;

let opened: OpenDatabase;
let test: TestServer;
let account: string;
let register: string;
beforeAll(async () => {
  opened = await openTestDatabase(anyDatabase);
  const limits = { 'registration-mail': 1000, 'mail-recipient': 1000 };
  test = await startTestServer(opened.database, { applications, limits });
  account = (await test.logIn('demo-kunde')).token;
});
afterAll(async () => {
  await test.server.close();
  await opened.close();
});
beforeEach(async () => {
  test.clock.now = new Date('2026-11-21T09:00:00Z');
  for (const table of ['sealed_mail', 'crm_registration', 'unconfirmed_email'] as const) {
    await opened.database.deleteFrom(table).execute();
  }
  const { text } = await test.get(INFO, account);
  register = `/e-mail/m/${/"selfServiceToken":"([^"]+)"/.exec(text)?.[1] ?? ''}`;
});

const open = (url: string, headers = {}) => test.server.inject({ url, headers });
const press = (url: string, fields: Record<string, string> = {}) =>
  test.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const ask = (email: string) => press(register, { email, agreed: 'yes' });
const linkOf = (text: string | undefined) =>
  /http:\/\/localhost:80(\/e-mail\/bestaetigen\/m\/[\w-]{43})/.exec(text ?? '')?.[1] ?? 'none';
const lastLink = async () => linkOf((await waitingMails(opened.database)).at(-1)?.text);
const stopLink = async () =>
  /\/e-mail\/abbestellen\/m\/[\w-]+/.exec((await open(register)).body)?.[0] ?? 'none';
const isRegistered = async () => /"registered":true/.test((await test.get(INFO, account)).text);

it('the portal learns the address of our own pages, unless the utility names its customer system', async () => {
  const key = 'config.crmSettings.externalRegistrationOptInBaseUrl';
  const { body } = await test.get('/api/public/application');
  expect(body).toHaveProperty(key, 'http://localhost:80/e-mail');
  const crm = { ...crmSettings, externalRegistrationOptInBaseUrl: 'https://crm.example' };
  const its = JSON.stringify({ applicationId: 'a', name: 'A', config: { crmSettings: crm } });
  const there = await startTestServer(opened.database, {
    applications: [anApplication({ config: wholeConfig({ crmSettings: crm }), publicJson: its })],
  });
  expect((await there.get('/api/public/application')).text).toBe(its);
  await there.server.close();
});

it('only the button behind the link in the mail registers the address', async () => {
  expect((await open(register)).body).toContain('<form method="post"');
  expect((await ask('erika@example.org')).body).toContain('an erika@example.org gesendet');
  const [mail] = await waitingMails(opened.database);
  expect(mail).toMatchObject({ to_address: 'erika@example.org' });
  const link = await lastLink();
  // A mail scanner opens the link.
  expect((await open(link)).body).toContain('gehen dann an erika@example.org');
  expect(await isRegistered()).toBe(false);
  expect((await press(link)).statusCode).toBe(200);
  expect(await isRegistered()).toBe(true);
  expect((await press(link)).statusCode).toBe(404);
  expect((await open(register)).body).toContain('gehen an erika@example.org');
});

it.each([
  { says: 'no address', fields: { email: 'erika', agreed: 'yes' }, id: 'badEmail' },
  {
    says: 'two addresses',
    fields: { email: 'a@b.example,c@d.example', agreed: 'yes' },
    id: 'badEmail',
  },
  { says: 'no consent', fields: { email: 'a@b.example' }, id: 'notAgreed' },
])('refuses $says at its field, and mails nothing', async ({ fields, id }) => {
  const answer = await press(register, fields);
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain(`aria-invalid="true" aria-describedby="${id}" autofocus`);
  expect(await waitingMails(opened.database)).toEqual([]);
});

it('a link is valid for a day, and only the last one', async () => {
  await ask('old@example.org');
  const old = await lastLink();
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  await ask('new@example.org');
  expect((await open(old)).statusCode).toBe(404);
  const links = (await waitingMails(opened.database)).map(({ text }) => linkOf(text));
  const last = links.find((link) => link !== old) ?? '';
  test.clock.now = new Date(test.clock.now.getTime() + DAY_MS);
  expect((await press(last)).statusCode).toBe(404);
  expect(await isRegistered()).toBe(false);
});

it('another address replaces the first one when it is confirmed', async () => {
  await ask('first@example.org');
  await press(await lastLink());
  await opened.database.deleteFrom('sealed_mail').execute();
  await ask('second@example.org');
  expect(await opened.database.selectFrom('crm_registration').select('email').execute()).toEqual([
    { email: 'first@example.org' },
  ]);
  await press(await lastLink());
  expect((await open(register)).body).toContain('gehen an second@example.org');
});

it.each([
  { says: 'a person', type: 'application/x-www-form-urlencoded', payload: '' },
  {
    says: 'a mail program, with one click (RFC 8058)',
    type: 'application/x-www-form-urlencoded',
    payload: 'List-Unsubscribe=One-Click',
  },
  {
    says: 'a mail program, as multipart',
    type: 'multipart/form-data; boundary=x',
    payload: '--x--',
  },
])('the mails are stopped by $says, and not by opening the page', async ({ type, payload }) => {
  await ask('erika@example.org');
  await press(await lastLink());
  const url = await stopLink();
  expect((await open(url)).statusCode).toBe(200);
  expect(await isRegistered()).toBe(true);
  const headers = { 'content-type': type };
  const stopped = await test.server.inject({ method: 'POST', url, headers, payload });
  expect(stopped.statusCode).toBe(200);
  expect(await isRegistered()).toBe(false);
});

it('an account causes five mails a day', async () => {
  const there = await startTestServer(opened.database, { applications });
  const statuses: number[] = [];
  for (let sent = 0; sent < 6; sent += 1) {
    const payload = new URLSearchParams({
      email: `a${sent}@example.org`,
      agreed: 'yes',
    }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const asked = { method: 'POST', url: register, headers, payload } as const;
    const { statusCode, body } = await there.server.inject(asked);
    statuses.push(statusCode);
    if (statusCode === 429) expect(body).toContain('Das war zu oft');
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await there.server.close();
});

it('an unknown link says so in the language of the browser', async () => {
  const english = await open('/e-mail/m/unknown', { 'accept-language': 'en' });
  expect(english.statusCode).toBe(404);
  expect(english.body).toContain('<html lang="en">');
  expect(english.body).toContain('<a class="button" href="/">To the portal</a>');
});

it("a page has the utility's name, colour and legal pages, in both themes", async () => {
  const legal = { imprint: { url: 'https://a.example/i' }, privacy: { url: null } };
  const utility = { name: 'Energie & Co', themeColor: '#a6123a', config: wholeConfig({ legal }) };
  const there = await startTestServer(opened.database, { applications: [anApplication(utility)] });
  const { body, headers } = await there.server.inject('/e-mail/m/unknown');
  await there.server.close();
  expect(body).toContain('<span>Energie &amp; Co</span></a></div></header>');
  expect(body).toMatch(/--brand: #a6123a;.*prefers-color-scheme: dark.*--brand: #b92b49;/s);
  expect(body).toContain('<a href="https://a.example/i" rel="noreferrer">Impressum</a></div>');
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`);
});

it('the page runs no script, loads only the logo, and shows what was typed as text', async () => {
  const { headers, body } = await press(register, { email: '"><script>x' });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(headers['cache-control']).toBe('no-store');
  expect(body.replace(/<footer>.*<\/footer>/s, '')).not.toMatch(
    /<script|\son\w+=|\sstyle=|https?:/,
  );
});

it("a link of another utility's account is unknown here", async () => {
  await opened.database.updateTable('account').set({ application_id: 'other' }).execute();
  expect((await open(register)).statusCode).toBe(404);
});
