import { wholeConfig } from '@ablesbar/domain';
import type { OpenDatabase } from '../database/open-database';
import { shareCaller } from '../testing/share-caller';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { anApplication, startTestServer, type TestServer } from '../testing/test-server';
import { waitingMails } from '../testing/a-key-file';

const PATH = '/api/communication/email/share/account';
const config = wholeConfig({ features: { reshareAllowed: true } });

let opened: OpenDatabase;
let test: TestServer;
let token: string;
let login: { readonly token: string; readonly username: string; readonly password: string };

beforeAll(async () => {
  opened = await openTestDatabase(anyDatabase);
  test = await startTestServer(opened.database, {
    applications: [anApplication({ config, hosts: ['ablesung.example'] })],
    limits: {
      account: 100_000,
      'share-create': 100_000,
      'share-mail': 100_000,
      'mail-recipient': 100_000,
    },
  });
  ({ token } = await test.logIn('demo-verwaltung'));
  login = await shareCaller(test, token).shared();
});
afterAll(async () => {
  await test.server.close();
  await opened.close();
});
beforeEach(async () => {
  await opened.database.deleteFrom('sealed_mail').execute();
  await opened.database.deleteFrom('limit_bucket').execute();
});

const send = async (change: object = {}, mailTo: object = {}, caller = token) => {
  const { statusCode } = await test.server.inject({
    method: 'POST',
    url: PATH,
    headers: { authorization: `Bearer ${caller}` },
    payload: {
      payload: { salutation: 'Guten Tag Frau Özdemir', login, ...change },
      metaData: { mailTo: { name: 'oezdemir', email: 'oezdemir@example.org', ...mailTo } },
    },
  });
  return statusCode;
};
const waiting = () => waitingMails(opened.database);

it('queues a mail with the link, the login and the name of the sharer', async () => {
  expect(await send()).toBe(204);
  const [mail] = await waiting();
  expect(mail).toMatchObject({
    from_name: 'Stadtwerke Neuenbrück',
    to_name: 'oezdemir',
    to_address: 'oezdemir@example.org',
    subject: 'Ihr Zugang zur Zählerstandserfassung: Stadtwerke Neuenbrück',
    attempts: 0,
  });
  for (const said of [
    'Guten Tag Frau Özdemir',
    'Hausverwaltung Nord',
    // Never the host name in the request.
    `https://ablesung.example/m/${login.token}`,
    login.username,
    login.password,
  ]) {
    expect(mail?.text).toContain(said);
    expect(mail?.html).toContain(said);
  }
});

it('uses the language of the account', async () => {
  const account = opened.database.updateTable('account').where('id', '=', 'demo-verwaltung');
  await account.set({ language: 'en' }).execute();
  await send();
  await account.set({ language: null }).execute();
  expect((await waiting())[0]?.subject).toMatch(/^Your access/);
});

it('shows typed words as one short line without a link', async () => {
  const account = opened.database.updateTable('account').where('id', '=', 'demo-verwaltung');
  await account
    .set({ name: `Nord\n\nIhr Konto ist gesperrt: www.evil.example ${'x'.repeat(200)}` })
    .execute();
  const name = 'Bank <b>evil.example</b>';
  await send({ salutation: '<a href="https://evil.example">Klick' }, { name });
  await account.set({ name: 'Hausverwaltung Nord' }).execute();
  const [mail] = await waiting();
  expect(mail?.text).toContain(
    'a href https evil. example Klick\n\nNord Ihr Konto ist gesperrt www. evil.',
  );
  expect(mail?.to_name).toBe('Bank b evil. example b');
  expect(mail?.html).toContain('<p>a href https evil. example Klick</p>');
  expect(JSON.stringify(mail)).not.toMatch(/evil\.example|x{20}/);
});

it.each([
  { says: 'a wrong token', change: () => ({ login: { ...login, token: 'x' } }) },
  { says: 'a wrong username', change: () => ({ login: { ...login, username: 'demo-kunde' } }) },
  { says: 'a wrong password', change: () => ({ login: { ...login, password: 'x' } }) },
])('is not sent with $says', async ({ change }) => {
  expect(await send(change())).toBe(403);
  expect(await waiting()).toEqual([]);
});

it("is not sent with the login of another account's share", async () => {
  const neighbour = (await test.logIn('demo-nachbarin')).token;
  expect(await send({}, {}, neighbour)).toBe(403);
});

it('is not sent with a login that was replaced', async () => {
  const manager = shareCaller(test, token);
  const share = await manager.shared();
  await manager.call('POST', `share/account/${share.id}/login`);
  expect(await send({ login: share })).toBe(403);
});

it.each([
  { says: 'a line break in the name', mailTo: { name: 'a\r\nBcc: b@example.org' } },
  { says: 'a name of 101 characters', mailTo: { name: 'a'.repeat(101) } },
  { says: 'a line break in the address', mailTo: { email: 'a@example.org\r\nBcc: b@example.org' } },
  { says: 'two addresses', mailTo: { email: 'a@example.org, b@example.org' } },
  { says: 'an address with a name', mailTo: { email: 'A <a@example.org>' } },
  { says: 'no address', mailTo: { email: '' } },
  { says: 'a long address', mailTo: { email: `${'a'.repeat(64)}@${'b.'.repeat(100)}example` } },
])('is refused with $says', async ({ mailTo }) => {
  expect(await send({}, mailTo)).toBe(422);
  expect(await waiting()).toEqual([]);
});

it.each([
  { says: 'a salutation of two lines', change: { salutation: 'Guten Tag\nund mehr' } },
  { says: 'a long salutation', change: { salutation: 'a'.repeat(101) } },
])('is refused with $says', async ({ change }) => {
  expect(await send(change)).toBe(422);
});

it('takes a name and a salutation of 100 characters', async () => {
  expect(await send({ salutation: 'a'.repeat(100) }, { name: 'b'.repeat(100) })).toBe(204);
});

it('is sent at most fifty times a day', async () => {
  const there = await startTestServer(opened.database, {
    applications: [anApplication({ config })],
  });
  const caller = shareCaller(there, (await there.logIn('demo-verwaltung')).token);
  const share = await caller.shared();
  const to = (email: string) => ({
    payload: { salutation: '', login: share },
    metaData: { mailTo: { name: '', email } },
  });
  const statuses: number[] = [];
  for (let index = 0; index < 51; index += 1) {
    const answer = await there.server.inject({
      method: 'POST',
      url: PATH,
      headers: { authorization: `Bearer ${caller.token}` },
      payload: to(`a${index}@example.org`),
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([...Array<number>(50).fill(204), 429]);
  await there.server.close();
});

it('is sent at most ten times a day to one mailbox', async () => {
  const there = await startTestServer(opened.database, {
    applications: [anApplication({ config })],
  });
  const caller = shareCaller(there, (await there.logIn('demo-verwaltung')).token);
  const share = await caller.shared();
  const statuses: number[] = [];
  const spellings = ['erika@example.org', 'Erika+portal@Example.org'];
  for (let index = 0; index < 11; index += 1) {
    const { status } = await caller.call('POST', '../communication/email/share/account', {
      payload: { salutation: '', login: share },
      metaData: { mailTo: { name: '', email: spellings[index % 2] } },
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429]);
  await there.server.close();
});

it('is not sent if the utility forbids it', async () => {
  const features = { reshareAllowed: true, sendSubaccountViaEmailDisabled: true };
  const application = anApplication({ config: wholeConfig({ features }) });
  const there = await startTestServer(opened.database, { applications: [application] });
  const answer = await there.server.inject({
    method: 'POST',
    url: PATH,
    headers: { authorization: `Bearer ${(await there.logIn('demo-verwaltung')).token}` },
    payload: {
      payload: { salutation: '', login },
      metaData: { mailTo: { name: '', email: 'a@example.org' } },
    },
  });
  expect(answer.statusCode).toBe(403);
  await there.server.close();
});
