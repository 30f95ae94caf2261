import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../base/base-api';
import type { Answer } from '../http/api-problem';
import { createHttp } from '../http/create-http';
import { createFakeServer, json, page } from '../testing/fake-server';
import { sharingApi } from './sharing.endpoints';

const SHARES_PATH = '/api/pro/share/account';
const ofShare = { accountId: 'a-1', shareId: 's-1' };
const { shares, shareJobs, deleteShare, takeJobBack, renewShareLogin, mailShare } =
  sharingApi.endpoints;

function setUp() {
  const server = createFakeServer();
  const token = async (accountId: string): Promise<Answer<string>> => ({
    ok: true,
    value: `token of ${accountId}`,
  });
  const extra = {
    http: createHttp({ fetch: server.fetch }),
    sessions: { accessToken: token, replaceToken: token },
  };
  const { dispatch } = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (middleware) =>
      middleware({ thunk: { extraArgument: extra } }).concat(baseApi.middleware),
  });
  const asked = () => server.calls.filter(({ method }) => method === 'GET').length;
  return { server, dispatch, asked };
}

test('the shares are those of one account', async () => {
  const { server, dispatch } = setUp();
  server.on('GET', SHARES_PATH, json(200, { sharedAccounts: [{ id: 's-1', name: 'Nord' }] }));
  const { data } = await dispatch(shares.initiate('a-1'));
  expect(data).toMatchObject([{ id: 's-1', name: 'Nord' }]);
  expect(server.calls[0]?.token).toBe('token of a-1');
});

test('a page of something between is no list', async () => {
  const { server, dispatch } = setUp();
  server.on('GET', SHARES_PATH, page(200));
  expect(await dispatch(shares.initiate('a-1'))).toMatchObject({ error: { kind: 'unexpected' } });
});

describe('sharing jobs', () => {
  const wanted = { accountId: 'a-1', name: 'Nord', allowToReShare: true, jobIds: ['j-1'] };

  test('gives the access with its login, and the list is asked for again', async () => {
    const { server, dispatch, asked } = setUp();
    const login = { token: 't', username: 'u', password: 'p' };
    server.on('GET', SHARES_PATH, json(200, { sharedAccounts: [] }));
    server.on('POST', '/api/pro/share/job', json(200, { id: 's-1', ...login }));
    await dispatch(shares.initiate('a-1'));
    const { data } = await dispatch(shareJobs.initiate(wanted));
    expect(data).toMatchObject({ share: { id: 's-1' }, login });
    expect(server.calls[1]?.body).toEqual({ name: 'Nord', allowToReShare: true, jobIds: ['j-1'] });
    expect(asked()).toBe(2);
  });

  test('a refusal comes with its field errors', async () => {
    const { server, dispatch } = setUp();
    const fieldErrors = [{ field: 'name', message: 'vergeben' }];
    server.on('POST', '/api/pro/share/job', json(422, { message: 'Nein', fieldErrors }));
    expect(await dispatch(shareJobs.initiate(wanted))).toMatchObject({ error: { fieldErrors } });
  });
});

test.each([
  {
    says: 'deleting an access',
    path: `${SHARES_PATH}/s-1`,
    call: deleteShare.initiate(ofShare),
  },
  {
    says: 'taking a job back',
    path: `${SHARES_PATH}/s-1/job/j%2F1`,
    call: takeJobBack.initiate({ ...ofShare, jobId: 'j/1' }),
  },
])('after $says the list is asked for again', async ({ path, call }) => {
  const { server, dispatch, asked } = setUp();
  server.on('GET', SHARES_PATH, json(200, { sharedAccounts: [] }));
  server.on('DELETE', path, new Response(null, { status: 204 }));
  await dispatch(shares.initiate('a-1'));
  expect(await dispatch(call)).toEqual({ data: null });
  expect(asked()).toBe(2);
});

test('new login data', async () => {
  const { server, dispatch } = setUp();
  server.on('POST', `${SHARES_PATH}/s-1/login`, json(200, { token: 't' }));
  const { data } = await dispatch(renewShareLogin.initiate(ofShare));
  expect(data).toEqual({ token: 't', username: '', password: '' });
});

describe('a mail', () => {
  const PATH = '/api/communication/email/share/account';
  const mail = {
    payload: { salutation: 'Guten Tag,', login: { token: 't', username: 'u', password: 'p' } },
    metaData: { mailTo: { name: 'anna', email: 'anna@example.org' } },
  };

  test.each([
    { says: 'an empty answer', answer: new Response(null, { status: 204 }), problem: undefined },
    { says: 'any JSON', answer: json(200, { success: true }), problem: undefined },
    { says: "a hotspot's page", answer: page(200), problem: { kind: 'offline' } },
    { says: 'a refusal', answer: json(422, {}), problem: { status: 422 } },
  ])('is sent or not: $says', async ({ answer, problem }) => {
    const { server, dispatch } = setUp();
    server.on('POST', PATH, answer);
    const { error } = await dispatch(mailShare.initiate({ accountId: 'a-1', mail }));
    if (problem === undefined) expect(error).toBeUndefined();
    else expect(error).toMatchObject(problem);
    expect(server.calls[0]?.body).toEqual(mail);
  });
});
