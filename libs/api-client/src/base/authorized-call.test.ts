import { type Answer, failed } from '../http/api-problem';
import { createHttp } from '../http/create-http';
import { createFakeServer, json } from '../testing/fake-server';
import { callAsAccount } from './authorized-call';

const call = {
  accountId: 'a-1',
  method: 'POST',
  path: '/api/pro/x',
  body: { value: 1 },
  idempotencyKey: 'key-1',
} as const;

function setUp(replacement: Answer<string>) {
  const server = createFakeServer();
  const sessions = {
    accessToken: jest.fn(async (): Promise<Answer<string>> => ({ ok: true, value: 'old' })),
    replaceToken: jest.fn(async () => replacement),
  };
  return { server, sessions, extra: { http: createHttp({ fetch: server.fetch }), sessions } };
}

test('a call goes out under the token of its account', async () => {
  const { server, sessions, extra } = setUp(failed('offline'));
  server.on('POST', '/api/pro/x', json(200, {}));
  expect(await callAsAccount(extra, call)).toMatchObject({ ok: true });
  expect(sessions.accessToken).toHaveBeenCalledWith('a-1');
  expect(server.calls).toMatchObject([{ token: 'old', idempotencyKey: 'key-1' }]);
});

test('a 401 is repeated once, with another token and the same key and body', async () => {
  const { server, sessions, extra } = setUp({ ok: true, value: 'new' });
  server.on('POST', '/api/pro/x', json(401, {}), json(200, {}));
  expect(await callAsAccount(extra, call)).toMatchObject({ ok: true });
  expect(sessions.replaceToken).toHaveBeenCalledWith('a-1', 'old');
  expect(server.calls).toMatchObject([
    { token: 'old', idempotencyKey: 'key-1', body: { value: 1 } },
    { token: 'new', idempotencyKey: 'key-1', body: { value: 1 } },
  ]);
});

test('a second 401 is the answer', async () => {
  const { server, extra } = setUp({ ok: true, value: 'new' });
  server.on('POST', '/api/pro/x', json(401, {}));
  expect(await callAsAccount(extra, call)).toMatchObject({ problem: { kind: 'session-expired' } });
  expect(server.calls).toHaveLength(2);
});

test.each([
  {
    says: 'that could not be asked for is no 401',
    replacement: failed('offline'),
    kind: 'offline',
  },
  {
    says: 'that was refused is the end of the session',
    replacement: failed('session-expired', { status: 401 }),
    kind: 'session-expired',
  },
])('another token $says', async ({ replacement, kind }) => {
  const { server, extra } = setUp(replacement);
  server.on('POST', '/api/pro/x', json(401, {}));
  expect(await callAsAccount(extra, call)).toMatchObject({ problem: { kind } });
  expect(server.calls).toHaveLength(1);
});

test('without a token nothing is sent', async () => {
  const { server, sessions, extra } = setUp(failed('offline'));
  sessions.accessToken.mockResolvedValue(failed('session-expired', { status: 401 }));
  expect(await callAsAccount(extra, call)).toMatchObject({ problem: { kind: 'session-expired' } });
  expect(server.calls).toEqual([]);
});
