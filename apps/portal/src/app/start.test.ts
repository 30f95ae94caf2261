import 'fake-indexeddb/auto';
import { json } from '@ablesbar/api-client/testing';
import { createTexts } from '@ablesbar/i18n';
import { createRecordStore } from '@ablesbar/offline-queue';
import { createFakeClock, recordOf } from '@ablesbar/offline-queue/testing';
import { createAddress } from '../base/address';
import { keepSurroundings } from './kept-surroundings';
import { startPortal } from './start';
import { device } from '../base/device';
import { stateStorage } from './state-storage';
import { aUtilityServer } from './testing/a-utility-server';
import { openPortal } from './testing/open-portal';
import { addMissingWindowApis } from './testing/add-missing-window-apis';
import { settled, until } from './testing/settled';
import { wipeDisk } from './testing/the-disk';

beforeEach(async () => {
  jest.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => {}));
  await wipeDisk();
});

const login = (username: string) => ({ username, password: 'geheim' });
const titlesOf = ({ portal }: Awaited<ReturnType<typeof openPortal>>) =>
  portal.notices.get().map(({ title }) => title);

async function begin(fetch: typeof globalThis.fetch, clock = createFakeClock()) {
  addMissingWindowApis();
  const newId = () => 'id';
  return startPortal({
    ports: {
      ...{ fetch, newId, now: () => new Date(clock.now()), after: clock.after, locks: undefined },
      ...{ caches: undefined, keepStorage: async () => true, openChannel: () => null },
    },
    texts: await createTexts({ language: 'de', translations: {} }),
    address: createAddress(window, newId),
    linkToken: null,
    leaving: () => Promise.reject(new Error('Nobody leaves.')),
  });
}

test('the loading screen stays for half a second once the application is known', async () => {
  const clock = createFakeClock();
  let isStarted = false;
  const starting = begin(aUtilityServer().fetch, clock).finally(() => (isStarted = true));
  for (let turn = 0; turn < 40; turn += 1) await settled();
  expect(isStarted).toBe(false);
  await clock.elapse(500);
  expect((await starting)?.portal.application.applicationId).toBe('swm');
});

test("the server's answer can be stored, and its texts and colour are used", async () => {
  const server = aUtilityServer();
  const languageConfig = {
    defaultLanguage: 'en',
    translations: { en: { login_title: 'Hello there' } },
  };
  const application = { applicationId: 'swm', name: 'SW', config: { languageConfig } };
  server.on('GET', '/api/public/application', json(200, application));
  const manifest = json(200, { theme_color: '#005500' });
  server.on('GET', '/api/public/application/manifest/manifest.json', manifest);
  const clock = createFakeClock();
  const [started] = await Promise.all([begin(server.fetch, clock), clock.elapse(500)]);
  expect(started?.answered).toMatchObject({ themeColor: '#005500' });
  expect(started?.portal.texts.language).toBe('en');
  expect(started?.portal.texts.t('login_title')).toBe('Hello there');
  expect(document.documentElement.getAttribute('style')).not.toBeNull();
});

test('without an answer the portal starts offline with the stored one and does not store it again', async () => {
  const clock = createFakeClock();
  const lost: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await begin(lost, clock)).toBeNull();
  const { portal } = await openPortal(aUtilityServer(), clock);
  const { application } = portal;
  await keepSurroundings(stateStorage, { application, themeColor: null });
  const [started] = await Promise.all([begin(lost, clock), clock.elapse(500)]);
  expect(started?.portal.application).toEqual(application);
  expect(started?.answered).toBeNull();
  expect(started?.portal.connection.isOnline()).toBe(false);
  expect(portal.connection.isOnline()).toBe(true);
});

test('a link logs in with the portal', async () => {
  const { portal } = await openPortal(aUtilityServer(), createFakeClock(), { linkToken: 'a-2' });
  await until(() => portal.session.state().accountIds.includes('a-2'));
});

test('a start without a login link makes no login call', async () => {
  const server = aUtilityServer();
  await openPortal(server, createFakeClock());
  await settled();
  expect(server.calls.map(({ path }) => path)).not.toContain('/auth/token');
});

test('the end of an account’s session shows a notice', async () => {
  const server = aUtilityServer();
  const opened = await openPortal(server, createFakeClock());
  const { session, sessions } = opened.portal;
  await session.logIn(login('a-1'));
  server.on('POST', '/auth/token', json(401, {}));
  const token = await sessions.accessToken('a-1');
  await sessions.replaceToken('a-1', token.ok ? token.value : '');
  expect(titlesOf(opened)).toContain('notice_account_removed_title');
});

test('a logout asks about readings that are only on this device', async () => {
  const clock = createFakeClock();
  const { portal } = await openPortal(aUtilityServer(), clock);
  await createRecordStore(device).commit(recordOf());
  await portal.session.logIn(login('a-1'));
  await portal.session.leave(['a-1']);
  expect(portal.session.state().leaving).toEqual({ accountIds: ['a-1'], unsent: 1, drafts: 0 });
});

test('a lost call raises the question whether the server is there', async () => {
  const server = aUtilityServer();
  const { portal } = await openPortal(server, createFakeClock());
  server.on('GET', '/lost', 'lost');
  server.on('HEAD', '/api/public/application', 'lost');
  await portal.http.send({ method: 'GET', path: '/lost' });
  expect(await portal.connection.settled()).toBe(false);
});

test('the frame is empty before the login', async () => {
  const { portal } = await openPortal(aUtilityServer(), createFakeClock());
  const { countDrafts, ...shown } = portal.frame.get();
  expect(countDrafts(['a-1'])).toBe(0);
  expect(shown).toEqual({
    hasManagement: false,
    hasHelp: false,
    unsent: 0,
    evicted: 0,
    isKeeping: true,
    hasRoom: true,
    isClockRight: true,
    mail: null,
  });
});
