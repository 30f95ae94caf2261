import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../base/base-api';
import type { Answer } from '../http/api-problem';
import { createHttp } from '../http/create-http';
import { createFakeServer, json, page } from '../testing/fake-server';
import { unlistedReadingApi } from './unlisted-reading.endpoints';

const PATH = '/api/pro/unknown-reading';
const submission = {
  meterNumber: '1ESY1160123456',
  readingValue: 12,
  readingImages: [],
  readingDate: '2026-11-21T11:00:00.000Z',
  comment: null,
};

async function send(answer: Response) {
  const server = createFakeServer();
  server.on('POST', PATH, answer);
  const token = async (): Promise<Answer<string>> => ({ ok: true, value: 'token' });
  const extra = {
    http: createHttp({ fetch: server.fetch }),
    sessions: { accessToken: token, replaceToken: token },
  };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } }).concat(baseApi.middleware),
  });
  const sending = { accountId: 'a-1', submission, idempotencyKey: 'key-1' };
  const sent = await store.dispatch(unlistedReadingApi.endpoints.sendUnlisted.initiate(sending));
  return { calls: server.calls, error: sent.error };
}

it('goes out as it is, under its account and its key', async () => {
  const { calls } = await send(new Response(null, { status: 204 }));
  expect(calls).toEqual([
    { method: 'POST', path: PATH, body: submission, token: 'token', idempotencyKey: 'key-1' },
  ]);
});

test.each([
  { says: 'nothing', answer: () => new Response(null, { status: 204 }), kind: undefined },
  { says: 'JSON', answer: () => json(200, { anything: 1 }), kind: undefined },
  { says: "a hotspot's page", answer: () => page(200), kind: 'offline' },
  { says: 'a refusal', answer: () => json(422, { message: 'no' }), kind: 'rejected' },
])('$says as the answer', async ({ answer, kind }) => {
  const { error } = await send(answer());
  expect(error && 'kind' in error ? error.kind : undefined).toBe(kind);
});
