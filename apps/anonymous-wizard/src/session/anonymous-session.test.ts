import { createHttp } from '@ablesbar/api-client';
import { createFakeServer, fakeToken, json } from '@ablesbar/api-client/testing';
import { createAnonymousSession } from './anonymous-session';

const TOKEN_PATH = '/auth/token-unknown-readings';
const token = (minutes: number) => fakeToken({ iat: 1000, exp: 1000 + minutes * 60, roles: [] });

function setUp(...answers: readonly (Response | 'lost')[]) {
  jest.useFakeTimers();
  const server = createFakeServer();
  server.on('POST', TOKEN_PATH, ...answers);
  const after = (ms: number, action: () => void) => {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  };
  const http = createHttp({ fetch: server.fetch });
  return createAnonymousSession(http, { now: () => new Date(), after });
}
afterEach(() => jest.useRealTimers());
const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

test.each([
  { says: 'a token', answer: json(200, { token: token(30) }), kind: 'ready' },
  { says: 'no answer', answer: 'lost' as const, kind: 'failed' },
  { says: 'a server in trouble', answer: json(500, {}), kind: 'failed' },
  { says: 'switched off', answer: json(403, {}), kind: 'not-allowed' },
])('starts with $says', async ({ answer, kind }) => {
  const session = setUp(answer);
  expect(session.get().kind).toBe('asked');
  await session.start();
  expect(session.get().kind).toBe(kind);
});

test('warns two minutes before the end, and ends', async () => {
  const session = setUp(json(200, { token: token(30) }));
  await session.start();
  await minutes(27.9);
  expect(session.get()).toMatchObject({ kind: 'ready', endsSoon: false });
  await minutes(0.2);
  expect(session.get()).toMatchObject({ kind: 'ready', endsSoon: true });
  await minutes(2);
  expect(session.get()).toEqual({ kind: 'expired' });
});

test('a new token restarts the session; without one the old token is used until its end', async () => {
  const session = setUp(json(200, { token: token(30) }), json(200, { token: token(60) }), 'lost');
  await session.start();
  await minutes(29);
  expect(await session.renew()).toBe(true);
  expect(session.get()).toMatchObject({ kind: 'ready', endsSoon: false });
  await minutes(59);
  expect(await session.renew()).toBe(false);
  expect(session.get()).toMatchObject({ kind: 'ready', endsSoon: true });
  await minutes(1);
  expect(session.get()).toEqual({ kind: 'expired' });
});

test('a token that says nothing about itself lasts until the server refuses it', async () => {
  const session = setUp(json(200, { token: 'opaque' }));
  await session.start();
  await minutes(100_000);
  expect(session.get()).toMatchObject({ kind: 'ready', claims: null });
  session.expire();
  expect(session.get()).toEqual({ kind: 'expired' });
});
