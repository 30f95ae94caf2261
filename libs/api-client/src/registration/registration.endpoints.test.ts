import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../base/base-api';
import type { Answer } from '../http/api-problem';
import { createHttp } from '../http/create-http';
import { createFakeServer, json, page } from '../testing/fake-server';
import { registrationApi } from './registration.endpoints';

const INFO_PATH = '/api/pro/account/crm-registration-info';
const RECEIPT_PATH = '/api/pro/job/reading-receipts';
const { registration, sendReceipts } = registrationApi.endpoints;

function setUp() {
  const server = createFakeServer();
  const token = async (): Promise<Answer<string>> => ({ ok: true, value: 'token' });
  const extra = {
    http: createHttp({ fetch: server.fetch }),
    sessions: { accessToken: token, replaceToken: token },
  };
  const { dispatch } = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } }).concat(baseApi.middleware),
  });
  return { server, dispatch };
}

const nothing = {
  registered: false,
  currentConfirmedCommunicationTypes: [],
  selfServiceToken: null,
};

test.each([
  {
    says: 'whole',
    wire: {
      registered: true,
      currentConfirmedCommunicationTypes: ['EMAIL'],
      selfServiceToken: 's-1',
    },
    read: {
      registered: true,
      currentConfirmedCommunicationTypes: ['EMAIL'],
      selfServiceToken: 's-1',
    },
  },
  { says: 'without anything', wire: {}, read: nothing },
  {
    says: 'with what nobody can use',
    wire: {
      registered: 'yes',
      currentConfirmedCommunicationTypes: [3, null],
      selfServiceToken: null,
    },
    read: nothing,
  },
])('a registration $says', async ({ wire, read }) => {
  const { server, dispatch } = setUp();
  server.on('GET', INFO_PATH, json(200, wire));
  expect((await dispatch(registration.initiate('a-1'))).data).toEqual(read);
  expect(server.calls[0]?.token).toBe('token');
});

test('a list is no registration', async () => {
  const { server, dispatch } = setUp();
  server.on('GET', INFO_PATH, json(200, []));
  const { error } = await dispatch(registration.initiate('a-1'));
  expect(error).toMatchObject({ kind: 'unexpected' });
});

test.each([
  { says: 'nothing', answer: () => new Response(null, { status: 204 }), kind: undefined },
  { says: "a hotspot's page", answer: () => page(200), kind: 'offline' },
  { says: 'a refusal', answer: () => json(409, {}), kind: 'conflict' },
])('$says as the answer to asking for receipts', async ({ answer, kind }) => {
  const { server, dispatch } = setUp();
  server.on('POST', RECEIPT_PATH, answer());
  const { error } = await dispatch(sendReceipts.initiate('a-1'));
  expect(error && 'kind' in error ? error.kind : undefined).toBe(kind);
  expect(server.calls).toMatchObject([
    { method: 'POST', path: RECEIPT_PATH, body: null, token: 'token' },
  ]);
});
