import { createHttp } from '../http/create-http';
import { createFakeClock } from '../testing/fake-clock';
import { createFakeLocks } from '../testing/fake-locks';
import { createFakeServer, type FakeAnswer, json, page } from '../testing/fake-server';
import { fakeToken } from '../testing/fake-token';
import { createSessions, type SessionEvent } from './create-sessions';
import { createLocks, type Locks } from './locks';
import { createMemoryTokenStore } from './token-store';

const LIFETIME_S = 900;
let serial = 0;

/** Tokens are told apart by their `serial`. */
function tokenOf(claims: Readonly<Record<string, unknown>> = {}): string {
  serial += 1;
  return fakeToken({ accountId: 'a-1', iat: 1000, exp: 1000 + LIFETIME_S, serial, ...claims });
}

function grant(token: string, refreshToken?: string): Response {
  return json(200, { username: 'nord', token, ...(refreshToken ? { refreshToken } : {}) });
}

function setUp() {
  const server = createFakeServer();
  const clock = createFakeClock();
  const shared = {
    http: createHttp({ fetch: server.fetch }),
    tokenStore: createMemoryTokenStore(),
    locks: createFakeLocks(),
    clock,
    applicationId: 'swm',
  };
  const openTab = (locks: Locks = shared.locks) => {
    const sessions = createSessions({ ...shared, locks });
    const events: SessionEvent[] = [];
    sessions.subscribe((event) => events.push(event));
    return { sessions, events };
  };
  const answerAuth = (...answers: readonly FakeAnswer[]) =>
    server.on('POST', '/auth/token', ...answers);
  const authCalls = () => server.calls.filter((call) => call.path === '/auth/token');
  return { server, clock, answerAuth, authCalls, openTab, ...openTab() };
}

const login = { username: 'nord', password: 'geheim' };
const expired = { ok: false, problem: { kind: 'session-expired', status: 401 } };

/** Logged in with refresh token 'r-1', and so near the end that the next call refreshes. */
async function setUpNearEnd() {
  const first = tokenOf();
  const tab = setUp();
  tab.answerAuth(grant(first, 'r-1'));
  await tab.sessions.logIn(login);
  tab.clock.advance(LIFETIME_S * 1000 - 29_999);
  return { ...tab, first };
}

describe('log in', () => {
  test('with a password', async () => {
    const { sessions, server, answerAuth } = setUp();
    const token = tokenOf();
    answerAuth(grant(token, 'r-1'));
    expect(await sessions.logIn(login)).toEqual({ ok: true, value: { accountId: 'a-1' } });
    expect(server.calls).toMatchObject([
      { body: { applicationId: 'swm', username: 'nord', password: 'geheim' }, token: null },
    ]);
    expect(await sessions.accounts()).toEqual(['a-1']);
    expect(await sessions.accessToken('a-1')).toEqual({ ok: true, value: token });
  });

  test('with the token of a link', async () => {
    const { sessions, server, answerAuth } = setUp();
    answerAuth(grant(tokenOf()));
    expect(await sessions.logInWithToken('link')).toMatchObject({ ok: true });
    expect(server.calls[0]?.body).toEqual({ applicationId: 'swm', token: 'link' });
  });

  test('under the id of the account info, where the token names no account', async () => {
    const { sessions, server, answerAuth } = setUp();
    const token = tokenOf({ accountId: undefined });
    answerAuth(grant(token));
    server.on('GET', '/api/pro/account/info', json(200, { id: 'a-9' }));
    expect(await sessions.logIn(login)).toEqual({ ok: true, value: { accountId: 'a-9' } });
    expect(server.calls[1]?.token).toBe(token);
  });

  test.each([
    { says: 'a wrong password', answer: json(401, { message: 'Nein' }), kind: 'session-expired' },
    { says: 'too many tries', answer: json(429, {}, { 'Retry-After': '60' }), kind: 'too-often' },
    { says: 'no connection', answer: 'lost' as const, kind: 'offline' },
    { says: "a captive portal's page", answer: page(200), kind: 'unexpected' },
    {
      says: 'an answer without a token',
      answer: json(200, { username: 'nord' }),
      kind: 'unexpected',
    },
  ])('fails by $says and leaves nothing behind', async ({ answer, kind }) => {
    const { sessions, answerAuth } = setUp();
    answerAuth(answer);
    expect(await sessions.logIn(login)).toMatchObject({ ok: false, problem: { kind } });
    expect(await sessions.accounts()).toEqual([]);
  });
});

describe('access token', () => {
  test('an unknown account has none', async () => {
    expect(await setUp().sessions.accessToken('a-7')).toMatchObject(expired);
  });

  test.each([
    { says: '30 s before the end it is used as it is', left: 30_000, refreshes: 0 },
    { says: 'just below, it is refreshed first', left: 29_999, refreshes: 1 },
  ])('$says', async ({ left, refreshes }) => {
    const { sessions, clock, answerAuth, authCalls } = setUp();
    answerAuth(grant(tokenOf(), 'r-1'), grant(tokenOf(), 'r-2'));
    await sessions.logIn(login);
    clock.advance(LIFETIME_S * 1000 - left);
    await sessions.accessToken('a-1');
    expect(authCalls()).toHaveLength(1 + refreshes);
  });

  test('a refresh spends the refresh token and keeps its successor', async () => {
    const { sessions, clock, answerAuth, authCalls } = await setUpNearEnd();
    const second = tokenOf();
    answerAuth(grant(second, 'r-2'), grant(tokenOf(), 'r-3'));
    expect(await sessions.accessToken('a-1')).toEqual({ ok: true, value: second });
    clock.advance(LIFETIME_S * 1000);
    await sessions.accessToken('a-1');
    expect(authCalls().map((call) => call.body)).toMatchObject([
      login,
      { applicationId: 'swm', token: 'r-1' },
      { applicationId: 'swm', token: 'r-2' },
    ]);
  });

  test('an answer without a refresh token leaves the old one in place', async () => {
    const { sessions, clock, answerAuth, authCalls } = await setUpNearEnd();
    answerAuth(grant(tokenOf()));
    await sessions.accessToken('a-1');
    clock.advance(LIFETIME_S * 1000);
    await sessions.accessToken('a-1');
    expect(authCalls()[2]?.body).toMatchObject({ token: 'r-1' });
  });

  test('many calls of one page wait for one refresh, also in a browser without locks', async () => {
    const { openTab, answerAuth, authCalls } = await setUpNearEnd();
    const { sessions } = openTab(createLocks(null));
    const second = tokenOf();
    answerAuth(grant(second, 'r-2'));
    const tokens = await Promise.all([1, 2, 3].map(() => sessions.accessToken('a-1')));
    expect(tokens).toEqual([1, 2, 3].map(() => ({ ok: true, value: second })));
    expect(authCalls()).toHaveLength(2);
  });

  test('many tabs make one refresh; the others take over the result', async () => {
    const { openTab, answerAuth, authCalls } = await setUpNearEnd();
    const second = tokenOf();
    answerAuth(grant(second, 'r-2'), json(401, {}));
    const tabs = [openTab(), openTab(), openTab()];
    const tokens = await Promise.all(tabs.map((tab) => tab.sessions.accessToken('a-1')));
    expect(tokens).toEqual(tabs.map(() => ({ ok: true, value: second })));
    expect(authCalls()).toHaveLength(2);
  });
});

describe('a refresh that fails', () => {
  test.each([
    { says: 'no connection', answer: 'lost' as const, kind: 'offline' },
    { says: 'the server being down', answer: page(503), kind: 'unavailable' },
    { says: "a captive portal's page", answer: page(200), kind: 'unexpected' },
    { says: 'too many tries', answer: json(429, {}), kind: 'too-often' },
  ])('by $says keeps the account', async ({ answer, kind }) => {
    const { sessions, events, clock, answerAuth } = await setUpNearEnd();
    clock.advance(30_000);
    answerAuth(answer);
    expect(await sessions.accessToken('a-1')).toMatchObject({ ok: false, problem: { kind } });
    expect(await sessions.accounts()).toEqual(['a-1']);
    expect(events).toEqual([]);
  });

  test('by no connection leaves the token in use as long as it lasts', async () => {
    const { sessions, first, answerAuth } = await setUpNearEnd();
    answerAuth('lost');
    expect(await sessions.accessToken('a-1')).toEqual({ ok: true, value: first });
  });

  test.each([400, 401, 403, 404, 422])('by an answer %i ends the session', async (status) => {
    const { sessions, events, answerAuth } = await setUpNearEnd();
    answerAuth(json(status, {}));
    expect(await sessions.accessToken('a-1')).toMatchObject(expired);
    expect(await sessions.accounts()).toEqual([]);
    expect(events).toEqual([{ kind: 'session-expired', accountId: 'a-1' }]);
  });

  test('never wipes the pair of a login made in the meantime', async () => {
    const { sessions, events, server, openTab } = await setUpNearEnd();
    const newer = tokenOf();
    server.on('POST', '/auth/token', async () => {
      server.on('POST', '/auth/token', grant(newer, 'r-9'));
      await openTab().sessions.logIn(login);
      return json(401, {});
    });
    expect(await sessions.accessToken('a-1')).toEqual({ ok: true, value: newer });
    expect(events).toEqual([]);
  });
});

test('a logout during a refresh stays a logout', async () => {
  const { sessions, events, server } = await setUpNearEnd();
  server.on('POST', '/auth/token', async () => {
    await sessions.remove('a-1');
    return grant(tokenOf(), 'r-2');
  });
  expect(await sessions.accessToken('a-1')).toMatchObject(expired);
  expect(await sessions.accounts()).toEqual([]);
  expect(events).toEqual([]);
});

test('a logout and a new login during a refresh keep the new login', async () => {
  const { sessions, server } = await setUpNearEnd();
  const newer = tokenOf();
  server.on('POST', '/auth/token', async () => {
    await sessions.remove('a-1');
    server.on('POST', '/auth/token', grant(newer, 'r-9'));
    await sessions.logIn(login);
    return grant(tokenOf(), 'r-2');
  });
  expect(await sessions.accessToken('a-1')).toEqual({ ok: true, value: newer });
});

describe('without a refresh token', () => {
  test.each([
    { says: 'the token is used up to its end', left: 1, ok: true },
    { says: 'the session ends there', left: 0, ok: false },
  ])('$says', async ({ left, ok }) => {
    const { sessions, events, clock, answerAuth, authCalls } = setUp();
    answerAuth(grant(tokenOf()));
    await sessions.logIn(login);
    clock.advance(LIFETIME_S * 1000 - left);
    expect((await sessions.accessToken('a-1')).ok).toBe(ok);
    expect(events).toHaveLength(ok ? 0 : 1);
    expect(authCalls()).toHaveLength(1);
  });
});

describe('after a 401', () => {
  test('the token is replaced by a refresh, however long it would last', async () => {
    const { sessions, answerAuth } = setUp();
    const [first, second] = [tokenOf(), tokenOf()];
    answerAuth(grant(first, 'r-1'), grant(second, 'r-2'));
    await sessions.logIn(login);
    expect(await sessions.replaceToken('a-1', first)).toEqual({ ok: true, value: second });
  });

  test('the token that another tab has got is taken over', async () => {
    const { sessions, answerAuth, authCalls } = setUp();
    const [first, second] = [tokenOf(), tokenOf()];
    answerAuth(grant(first, 'r-1'), grant(second, 'r-2'));
    await sessions.logIn(login);
    await sessions.logIn(login);
    expect(await sessions.replaceToken('a-1', first)).toEqual({ ok: true, value: second });
    expect(authCalls()).toHaveLength(2);
  });

  test('a refused token is not handed out again, even while offline', async () => {
    const { sessions, answerAuth } = setUp();
    const first = tokenOf();
    answerAuth(grant(first, 'r-1'), 'lost');
    await sessions.logIn(login);
    expect(await sessions.replaceToken('a-1', first)).toMatchObject({
      ok: false,
      problem: { kind: 'offline' },
    });
  });

  test('without a refresh token the session ends', async () => {
    const { sessions, events, answerAuth } = setUp();
    const first = tokenOf();
    answerAuth(grant(first));
    await sessions.logIn(login);
    expect(await sessions.replaceToken('a-1', first)).toMatchObject(expired);
    expect(events).toHaveLength(1);
  });
});

test('claims are read off the stored token', async () => {
  const { sessions, answerAuth } = setUp();
  answerAuth(grant(tokenOf({ sub: 'nord', roles: ['ROLE_KSA_PRO_USER'] })));
  await sessions.logIn(login);
  expect(await sessions.claims('a-1')).toMatchObject({ sub: 'nord', roles: ['ROLE_KSA_PRO_USER'] });
  expect(await sessions.claims('a-2')).toBeNull();
});

test('who unsubscribes hears no more', async () => {
  const { sessions, answerAuth } = setUp();
  const listener = jest.fn();
  const unsubscribe = sessions.subscribe(listener);
  const first = tokenOf();
  answerAuth(grant(first));
  await sessions.logIn(login);
  unsubscribe();
  await sessions.replaceToken('a-1', first);
  expect(listener).not.toHaveBeenCalled();
});
