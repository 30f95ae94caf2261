import { json, page } from '../testing/fake-server';
import { aBrowser, aBrowserNearEnd, grant, login, tokenOf } from '../testing/a-browser';
import { createMemoryTokenStore } from './token-store';

const LIFETIME_S = 900;
const expired = { ok: false, problem: { kind: 'session-expired', status: 401 } };

describe('log in', () => {
  test('with a password', async () => {
    const { sessions, server, answerAuth, enter } = aBrowser();
    const token = tokenOf();
    answerAuth(grant(token, 'r-1'));
    expect(await enter()).toMatchObject({ ok: true, value: { accountId: 'a-1' } });
    expect(server.calls).toMatchObject([
      { body: { applicationId: 'swm', username: 'nord', password: 'geheim' }, token: null },
    ]);
    expect(await sessions.accounts()).toEqual(['a-1']);
    expect(await sessions.accessToken('a-1')).toEqual({ ok: true, value: token });
  });

  test('keeps nothing until it is accepted, and is described without being kept', async () => {
    const { sessions, server, answerAuth, events } = aBrowser();
    answerAuth(grant(tokenOf()));
    server.on('GET', '/api/pro/account/info', json(200, { id: 'a-1', name: 'Nord' }));
    const answer = await sessions.logIn(login);
    if (!answer.ok) throw new Error('refused');
    expect(await answer.value.describe()).toMatchObject({ ok: true, value: { name: 'Nord' } });
    expect(await sessions.accounts()).toEqual([]);
    expect(events).toEqual([]);
    await answer.value.accept();
    expect(await sessions.accounts()).toEqual(['a-1']);
    expect(events).toEqual([{ kind: 'logged-in', accountId: 'a-1' }]);
  });

  test('with the token of a link', async () => {
    const { sessions, server, answerAuth } = aBrowser();
    answerAuth(grant(tokenOf()));
    expect(await sessions.logInWithToken('link')).toMatchObject({ ok: true });
    expect(server.calls[0]?.body).toEqual({ applicationId: 'swm', token: 'link' });
  });

  test('under the id of the account info, where the token names no account', async () => {
    const { sessions, server, answerAuth } = aBrowser();
    const token = tokenOf({ accountId: undefined });
    answerAuth(grant(token));
    server.on('GET', '/api/pro/account/info', json(200, { id: 'a-9' }));
    expect(await sessions.logIn(login)).toMatchObject({ ok: true, value: { accountId: 'a-9' } });
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
    const { sessions, answerAuth } = aBrowser();
    answerAuth(answer);
    expect(await sessions.logIn(login)).toMatchObject({ ok: false, problem: { kind } });
    expect(await sessions.accounts()).toEqual([]);
  });
});

describe('access token', () => {
  test('an unknown account has none', async () => {
    expect(await aBrowser().sessions.accessToken('a-7')).toMatchObject(expired);
  });

  test.each([
    { says: '30 s before the end it is used as it is', left: 30_000, refreshes: 0 },
    { says: 'just below, it is refreshed first', left: 29_999, refreshes: 1 },
  ])('$says', async ({ left, refreshes }) => {
    const { sessions, clock, answerAuth, authCalls, enter } = aBrowser();
    answerAuth(grant(tokenOf(), 'r-1'), grant(tokenOf(), 'r-2'));
    await enter();
    clock.advance(LIFETIME_S * 1000 - left);
    await sessions.accessToken('a-1');
    expect(authCalls()).toHaveLength(1 + refreshes);
  });

  test('a refresh spends the refresh token and keeps its successor', async () => {
    const { sessions, clock, answerAuth, authCalls } = await aBrowserNearEnd();
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
    const { sessions, clock, answerAuth, authCalls } = await aBrowserNearEnd();
    answerAuth(grant(tokenOf()));
    await sessions.accessToken('a-1');
    clock.advance(LIFETIME_S * 1000);
    await sessions.accessToken('a-1');
    expect(authCalls()[2]?.body).toMatchObject({ token: 'r-1' });
  });

  test('many calls of one page wait for one refresh, also in a browser without locks', async () => {
    const { openTabWithoutLocks, answerAuth, authCalls } = await aBrowserNearEnd();
    const { sessions } = openTabWithoutLocks();
    const second = tokenOf();
    answerAuth(grant(second, 'r-2'));
    const tokens = await Promise.all([1, 2, 3].map(() => sessions.accessToken('a-1')));
    expect(tokens).toEqual([1, 2, 3].map(() => ({ ok: true, value: second })));
    expect(authCalls()).toHaveLength(2);
  });

  test('many tabs make one refresh; the others take over the result', async () => {
    const { openTab, answerAuth, authCalls } = await aBrowserNearEnd();
    const second = tokenOf();
    answerAuth(grant(second, 'r-2'), json(401, {}));
    const tabs = [openTab(), openTab(), openTab()];
    const tokens = await Promise.all(tabs.map((tab) => tab.sessions.accessToken('a-1')));
    expect(tokens).toEqual(tabs.map(() => ({ ok: true, value: second })));
    expect(authCalls()).toHaveLength(2);
  });
});

describe('without a refresh token', () => {
  test.each([
    { says: 'the token is used up to its end', left: 1, ok: true },
    { says: 'the session ends there', left: 0, ok: false },
  ])('$says', async ({ left, ok }) => {
    const { sessions, events, clock, answerAuth, authCalls, enter } = aBrowser();
    answerAuth(grant(tokenOf()));
    await enter();
    clock.advance(LIFETIME_S * 1000 - left);
    expect((await sessions.accessToken('a-1')).ok).toBe(ok);
    expect(events.filter(({ kind }) => kind === 'session-expired')).toHaveLength(ok ? 0 : 1);
    expect(authCalls()).toHaveLength(1);
  });
});

describe('after a 401', () => {
  test('the token is replaced by a refresh, however long it would last', async () => {
    const { sessions, answerAuth, enter } = aBrowser();
    const [first, second] = [tokenOf(), tokenOf()];
    answerAuth(grant(first, 'r-1'), grant(second, 'r-2'));
    await enter();
    expect(await sessions.replaceToken('a-1', first)).toEqual({ ok: true, value: second });
  });

  test('the token that another tab has got is taken over', async () => {
    const { sessions, answerAuth, authCalls, enter } = aBrowser();
    const [first, second] = [tokenOf(), tokenOf()];
    answerAuth(grant(first, 'r-1'), grant(second, 'r-2'));
    await enter();
    await enter();
    expect(await sessions.replaceToken('a-1', first)).toEqual({ ok: true, value: second });
    expect(authCalls()).toHaveLength(2);
  });

  test('a refused token is not handed out again, even while offline', async () => {
    const { sessions, answerAuth, enter } = aBrowser();
    const first = tokenOf();
    answerAuth(grant(first, 'r-1'), 'lost');
    await enter();
    expect(await sessions.replaceToken('a-1', first)).toMatchObject({
      ok: false,
      problem: { kind: 'offline' },
    });
  });

  test('without a refresh token the session ends', async () => {
    const { sessions, events, answerAuth, enter } = aBrowser();
    const first = tokenOf();
    answerAuth(grant(first));
    await enter();
    expect(await sessions.replaceToken('a-1', first)).toMatchObject(expired);
    expect(events.at(-1)).toEqual({ kind: 'session-expired', accountId: 'a-1' });
  });
});

test('claims are read off the stored token', async () => {
  const { sessions, answerAuth, enter } = aBrowser();
  answerAuth(grant(tokenOf({ sub: 'nord', roles: ['ROLE_KSA_PRO_USER'] })));
  await enter();
  expect(await sessions.claims('a-1')).toMatchObject({ sub: 'nord', roles: ['ROLE_KSA_PRO_USER'] });
  expect(await sessions.claims('a-2')).toBeNull();
});

test('an unsubscribed listener is not called', async () => {
  const { sessions, answerAuth, enter } = aBrowser();
  const listener = jest.fn();
  const unsubscribe = sessions.subscribe(listener);
  answerAuth(grant(tokenOf()));
  unsubscribe();
  await enter();
  expect(listener).not.toHaveBeenCalled();
});

test('accounts that the storage names late are logged in', async () => {
  const store = createMemoryTokenStore();
  const late = new Set<() => void>();
  const { sessions } = aBrowser({ ...store, onLate: (listener) => void late.add(listener) });
  const told = new Promise((resolve) => void sessions.subscribe(resolve));
  await store.change('a-1', () => ({
    token: tokenOf(),
    refreshToken: null,
    receivedAt: 0,
    version: 1,
  }));
  late.forEach((tell) => tell());
  expect(await told).toEqual({ kind: 'logged-in', accountId: 'a-1' });
});
