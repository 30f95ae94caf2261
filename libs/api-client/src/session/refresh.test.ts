import { aBrowserNearEnd, grant, tokenOf } from '../testing/a-browser';
import { type FakeReply, json, page } from '../testing/fake-server';
import { settled } from '../testing/settled';

const [second, newer] = [tokenOf(), tokenOf()];

// Each row has an answer to a refresh and what must happen to the session. `left` is the remaining
// time of the old token. Its default is just below the 30 s under which a call refreshes.
test.each<{
  says: string;
  answer: FakeReply;
  left?: number;
  gives: string;
  stays: boolean;
  told: readonly string[];
}>([
  {
    says: 'a new pair is stored and told',
    answer: grant(second, 'r-2'),
    gives: second,
    stays: true,
    told: ['refreshed'],
  },
  {
    says: 'a new pair without a refresh token, too',
    answer: grant(second),
    gives: second,
    stays: true,
    told: ['refreshed'],
  },
  {
    says: 'no answer, the token still good',
    answer: 'lost',
    gives: 'first',
    stays: true,
    told: [],
  },
  {
    says: 'no answer, 1 ms before the end',
    answer: 'lost',
    left: 1,
    gives: 'first',
    stays: true,
    told: [],
  },
  {
    says: 'no answer, the token at its end',
    answer: 'lost',
    left: 0,
    gives: 'offline',
    stays: true,
    told: [],
  },
  { says: '500', answer: page(500), left: 0, gives: 'unavailable', stays: true, told: [] },
  { says: '503', answer: page(503), left: 0, gives: 'unavailable', stays: true, told: [] },
  { says: '408', answer: json(408, {}), left: 0, gives: 'unavailable', stays: true, told: [] },
  { says: '429', answer: json(429, {}), left: 0, gives: 'too-often', stays: true, told: [] },
  {
    says: "a captive portal's page",
    answer: page(200),
    left: 0,
    gives: 'unexpected',
    stays: true,
    told: [],
  },
  {
    says: '200 without a token',
    answer: json(200, { username: 'nord' }),
    left: 0,
    gives: 'unexpected',
    stays: true,
    told: [],
  },
  ...[400, 401, 403, 404, 410, 415, 422].map((status) => ({
    says: `${String(status)}, a refusal`,
    answer: json(status, {}),
    gives: 'session-expired',
    stays: false,
    told: ['session-expired'],
  })),
])('$says -> $gives', async ({ answer, left = 29_999, gives, stays, told }) => {
  const { sessions, events, first, answerAuth, clock } = await aBrowserNearEnd();
  clock.advance(29_999 - left);
  answerAuth(answer);
  const token = await sessions.accessToken('a-1');
  expect(token.ok ? token.value : token.problem.kind).toBe(gives === 'first' ? first : gives);
  expect(await sessions.accounts()).toEqual(stays ? ['a-1'] : []);
  expect(events.map(({ kind }) => kind)).toEqual(told);
});

describe('409, another tab exchanges the same token', () => {
  test.each([
    { says: 'after 1 s its pair is taken over', waited: 1000, ready: true },
    { says: 'not before', waited: 999, ready: false },
  ])('$says', async ({ waited, ready }) => {
    const { sessions, answerAuth, clock, tokenStore } = await aBrowserNearEnd();
    answerAuth(json(409, {}));
    let token: unknown = null;
    const asking = sessions.accessToken('a-1').then((answer) => (token = answer));
    await settled();
    await tokenStore.change('a-1', (pair) => pair && { ...pair, token: newer, version: 1e15 });
    clock.advance(waited);
    await settled();
    expect(token).toEqual(ready ? { ok: true, value: newer } : null);
    clock.advance(1000);
    await asking;
  });

  test('without a newer pair the session stays, and the next call asks again', async () => {
    const { sessions, events, answerAuth, authCalls, clock } = await aBrowserNearEnd();
    clock.advance(29_999);
    answerAuth(json(409, {}), grant(second, 'r-2'));
    const asking = sessions.accessToken('a-1');
    await settled();
    clock.advance(1000);
    expect(await asking).toMatchObject({ problem: { kind: 'conflict' } });
    expect(events).toEqual([]);
    expect(await sessions.accessToken('a-1')).toEqual({ ok: true, value: second });
    expect(authCalls()).toHaveLength(3);
  });
});

// Events in this browser while the refresh is running.
test.each([
  { says: 'a refusal never wipes the pair of a new login', reply: json(401, {}) },
  { says: 'a late pair never replaces that of a new login', reply: grant(second, 'r-2') },
])('$says', async ({ reply }) => {
  const { sessions, events, server, openTab } = await aBrowserNearEnd();
  server.on('POST', '/auth/token', async () => {
    server.on('POST', '/auth/token', grant(newer, 'r-9'));
    await openTab().enter();
    return reply;
  });
  expect(await sessions.accessToken('a-1')).toEqual({ ok: true, value: newer });
  expect(events).toEqual([{ kind: 'logged-in', accountId: 'a-1' }]);
});

test.each([
  { says: 'a late pair', reply: grant(second, 'r-2') },
  { says: 'a refusal', reply: json(401, {}) },
])('a logout during a renewal stays a logout: $says', async ({ reply }) => {
  const { sessions, events, server, tokenStore } = await aBrowserNearEnd();
  server.on('POST', '/auth/token', async () => {
    await sessions.remove('a-1');
    return reply;
  });
  expect(await sessions.accessToken('a-1')).toMatchObject({ problem: { kind: 'session-expired' } });
  expect(await tokenStore.accountIds()).toEqual([]);
  expect(events).toEqual([{ kind: 'removed', accountId: 'a-1' }]);
});

test('a logout and a new login during a refresh keep the new login', async () => {
  const { sessions, server, enter } = await aBrowserNearEnd();
  server.on('POST', '/auth/token', async () => {
    await sessions.remove('a-1');
    server.on('POST', '/auth/token', grant(newer, 'r-9'));
    await enter();
    return grant(second, 'r-2');
  });
  expect(await sessions.accessToken('a-1')).toEqual({ ok: true, value: newer });
});

test('a call that joins an early renewal may use the old token if the renewal fails', async () => {
  const { sessions, first, answerAuth } = await aBrowserNearEnd();
  answerAuth('lost');
  const [ahead, call] = await Promise.all([
    sessions.replaceToken('a-1', first),
    sessions.accessToken('a-1'),
  ]);
  expect(ahead).toMatchObject({ problem: { kind: 'offline' } });
  expect(call).toEqual({ ok: true, value: first });
});

test.each([-1, 1])('a device clock that is %i day off makes one refresh, no loop', async (days) => {
  const { sessions, clock, answerAuth, authCalls } = await aBrowserNearEnd();
  // The server's time, which differs by a day from this device's time.
  const iat = clock.now() / 1000 + days * 86_400;
  const token = tokenOf({ iat, exp: iat + 900 });
  answerAuth(grant(token, 'r-2'));
  for (let call = 0; call < 60; call += 1) {
    expect(await sessions.accessToken('a-1')).toEqual({ ok: true, value: token });
    clock.advance(1000);
  }
  expect(authCalls()).toHaveLength(2);
});

test('a tab that was frozen while it read reads again before it spends a token', async () => {
  const { sessions, tokenStore, clock, answerAuth, authCalls } = await aBrowserNearEnd();
  const read = tokenStore.read.bind(tokenStore);
  const reading = jest.spyOn(tokenStore, 'read');
  reading.mockImplementationOnce(read).mockImplementationOnce(async (accountId) => {
    const before = await read(accountId);
    // The tab is frozen with this pair in memory, and the other tabs continue.
    clock.advance(60_000);
    const receivedAt = clock.now();
    await tokenStore.change(
      accountId,
      (pair) => pair && { ...pair, token: newer, refreshToken: 'r-2', receivedAt, version: 1e15 },
    );
    return before;
  });
  answerAuth(json(401, {}));
  expect(await sessions.accessToken('a-1')).toEqual({ ok: true, value: newer });
  expect(authCalls()).toHaveLength(1);
});
