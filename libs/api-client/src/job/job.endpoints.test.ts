import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../base/base-api';
import type { Answer } from '../http/api-problem';
import { createHttp } from '../http/create-http';
import { createFakeServer, json, page } from '../testing/fake-server';
import { accountApi } from '../session/account.endpoints';
import { jobApi } from './job.endpoints';

const wireJob = (id: string, done = false) => ({
  id,
  done,
  meter: { meterRateTasks: [{ taskId: `t-${id}` }] },
});

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
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (middleware) =>
      middleware({ thunk: { extraArgument: extra } }).concat(baseApi.middleware),
  });
  const loadJobs = (accountId: string) =>
    store.dispatch(jobApi.endpoints.jobs.initiate(accountId, { forceRefetch: true }));
  const doneIds = (accountId: string) =>
    jobApi.endpoints.jobs
      .select(accountId)(store.getState())
      .data?.filter((job) => job.done)
      .map((job) => job.id);
  return { server, store, loadJobs, doneIds };
}

const RESULT_PATH = '/api/pro/job/j-1/meterRateTask/result';
const sending = {
  accountId: 'a-1',
  jobId: 'j-1',
  submission: { results: [], readingDate: '2026-11-21T11:00:00.000Z' },
  idempotencyKey: 'key-1',
};

describe('a list that the server gave a tag', () => {
  const list = (tag: string, ...jobs: readonly object[]) => json(200, { jobs }, { ETag: tag });
  const unchanged = () => new Response(null, { status: 304 });
  const tagsOf = ({ calls }: { readonly calls: readonly { readonly knownTag?: string }[] }) =>
    calls.map(({ knownTag = null }) => knownTag);

  test('is asked for under it, and a 304 leaves the same object in the store', async () => {
    const { server, loadJobs } = setUp();
    server.on('GET', '/api/pro/job', list('W/"1"', wireJob('j-1')), unchanged());
    const first = await loadJobs('a-1');
    const second = await loadJobs('a-1');
    expect(second.isSuccess).toBe(true);
    expect(second.data).toBe(first.data);
    await loadJobs('a-1');
    expect(tagsOf(server)).toEqual([null, 'W/"1"', 'W/"1"']);
  });

  test('gets the next tag with the next list, and keeps the jobs that are as before', async () => {
    const { server, loadJobs } = setUp();
    const answers = [
      list('W/"1"', wireJob('j-1'), wireJob('j-2')),
      list('W/"2"', wireJob('j-1'), wireJob('j-2', true)),
    ];
    server.on('GET', '/api/pro/job', ...answers, unchanged());
    const first = await loadJobs('a-1');
    const second = await loadJobs('a-1');
    expect(second.data?.[0]).toBe(first.data?.[0]);
    expect(second.data?.[1]?.done).toBe(true);
    expect((await loadJobs('a-1')).data).toBe(second.data);
    expect(tagsOf(server)).toEqual([null, 'W/"1"', 'W/"2"']);
  });

  test('is asked for as a whole after a change of our own, under its tag again after that', async () => {
    const { server, store, loadJobs, doneIds } = setUp();
    server.on('GET', '/api/pro/job', list('W/"1"', wireJob('j-1')), list('W/"2"', wireJob('j-1')));
    server.on('POST', RESULT_PATH, json(200, wireJob('j-1', true)));
    await loadJobs('a-1');
    await store.dispatch(jobApi.endpoints.sendResults.initiate(sending));
    expect(doneIds('a-1')).toEqual(['j-1']);
    await loadJobs('a-1');
    expect(doneIds('a-1')).toEqual([]);
    await loadJobs('a-1');
    expect(tagsOf(server)).toEqual([null, null, null, 'W/"2"']);
  });

  test('is never asked for under the tag of another account, nor after the logout', async () => {
    const { server, store, loadJobs } = setUp();
    server.on('GET', '/api/pro/job', list('W/"1"', wireJob('j-1')));
    await loadJobs('a-1');
    await loadJobs('a-2');
    store.dispatch(baseApi.util.resetApiState());
    await loadJobs('a-1');
    expect(tagsOf(server)).toEqual([null, null, null]);
  });

  test.each([
    { says: 'no tag is asked for as a whole', first: json(200, { jobs: [wireJob('j-1')] }) },
    { says: 'no list fails, and a later 304 for it too', first: page(200) },
  ])('an answer with $says', async ({ first }) => {
    const { server, loadJobs } = setUp();
    server.on('GET', '/api/pro/job', first, unchanged());
    await loadJobs('a-1');
    expect((await loadJobs('a-1')).isError).toBe(true);
    expect(tagsOf(server)).toEqual([null, null]);
  });
});

describe('jobs', () => {
  test('are those of one account', async () => {
    const { server, loadJobs } = setUp();
    server.on('GET', '/api/pro/job', json(200, { jobs: [wireJob('j-1'), wireJob('j-2')] }));
    const { data } = await loadJobs('a-1');
    expect(data?.map(({ id, login }) => [id, login])).toEqual([
      ['j-1', 'a-1'],
      ['j-2', 'a-1'],
    ]);
    expect(server.calls[0]?.token).toBe('token of a-1');
  });

  test.each([
    { says: 'without a list', answer: json(200, {}), kind: 'unexpected' },
    { says: 'with a job without its id', answer: json(200, { jobs: [{}] }), kind: 'unexpected' },
    { says: 'that is a page', answer: page(200), kind: 'unexpected' },
    { says: 'that is lost', answer: 'lost' as const, kind: 'offline' },
    { says: '403', answer: json(403, { message: 'Nein' }), kind: 'forbidden' },
  ])('an answer $says is a failed call', async ({ answer, kind }) => {
    const { server, loadJobs } = setUp();
    server.on('GET', '/api/pro/job', answer);
    expect(await loadJobs('a-1')).toMatchObject({ isError: true, error: { kind } });
  });
});

describe('sending results', () => {
  test('carries the key, and puts the updated job in the place of the old one', async () => {
    const { server, store, loadJobs, doneIds } = setUp();
    server.on('GET', '/api/pro/job', json(200, { jobs: [wireJob('j-1'), wireJob('j-2')] }));
    server.on('POST', RESULT_PATH, json(200, wireJob('j-1', true)));
    await loadJobs('a-1');
    const sent = await store.dispatch(jobApi.endpoints.sendResults.initiate(sending));
    expect(sent.data).toMatchObject({ id: 'j-1', login: 'a-1', done: true });
    expect(server.calls[1]).toMatchObject({
      body: sending.submission,
      idempotencyKey: 'key-1',
      token: 'token of a-1',
    });
    expect(doneIds('a-1')).toEqual(['j-1']);
  });

  test('a list that was under way before brings the job not back as it was', async () => {
    const { server, store, loadJobs, doneIds } = setUp();
    const before = json(200, { jobs: [wireJob('j-1'), wireJob('j-2')] });
    let arrive = () => {};
    const late = new Promise<Response>((done) => {
      arrive = () => done(before);
    });
    server.on('GET', '/api/pro/job', before, () => late);
    server.on('POST', RESULT_PATH, json(200, wireJob('j-1', true)));
    await loadJobs('a-1');
    const list = loadJobs('a-1');
    await store.dispatch(jobApi.endpoints.sendResults.initiate(sending));
    expect(doneIds('a-1')).toEqual(['j-1']);
    arrive();
    await list;
    expect(doneIds('a-1')).toEqual(['j-1']);
  });

  describe('a job that a parent account has too', () => {
    const task = (taskId: string, ...values: readonly number[]) => ({
      taskId,
      rateName: taskId,
      readingResults: values.map((readingValue) => ({ readingDate: '2026-11-21', readingValue })),
    });
    const job = (done: boolean, tasks: readonly object[], more = {}) => ({
      ...{ id: 'j-1', done, meter: { meterRateTasks: tasks }, ...more },
    });
    const ofParent = {
      jobPermissions: { reShare: true },
      customer: { lastname: 'Muster' },
    };

    async function sent(answer: object) {
      const { server, store, loadJobs } = setUp();
      const jobs = [job(false, [task('ht', 1), task('nt')], ofParent), wireJob('j-2')];
      server.on('GET', '/api/pro/job', json(200, { jobs }));
      server.on('POST', RESULT_PATH, json(200, answer));
      await loadJobs('a-1');
      const { data: before } = await loadJobs('a-2');
      await loadJobs('a-3');
      await store.dispatch(jobApi.endpoints.sendResults.initiate(sending));
      const { data: [after, other] = [] } = jobApi.endpoints.jobs.select('a-2')(store.getState());
      expect(other).toBe(before?.[1]);
      return after;
    }

    const kept = { login: 'a-2', ...ofParent };

    test('is answered there, with its own account and permissions', async () => {
      const after = await sent(job(true, [task('ht', 1, 2), task('nt', 3)]));
      const meterRateTasks = [task('ht', 1, 2), task('nt', 3)];
      expect(after).toMatchObject({ ...kept, done: true, meter: { meterRateTasks } });
    });

    test('keeps what an account that has lost the job no longer knows', async () => {
      const after = await sent(job(true, [{ ...task('ht', 2), rateName: null }]));
      const meterRateTasks = [task('ht', 1, 2), task('nt')];
      expect(after).toMatchObject({ ...kept, done: false, meter: { meterRateTasks } });
    });

    test('cannot be read there either', async () => {
      const notReadable = { reason: 'NO_ACCESS', comment: null, date: '2026-11-21' };
      const after = await sent(job(true, [task('ht', 1), task('nt')], { notReadable }));
      expect(after).toMatchObject({ ...kept, done: true, notReadable });
    });
  });

  test('a list without the job stays the same object, and keeps its tag', async () => {
    const { server, store, loadJobs } = setUp();
    const lists = ['j-1', 'j-2'].map((id) => json(200, { jobs: [wireJob(id)] }));
    server.on('GET', '/api/pro/job', ...lists);
    server.on('POST', RESULT_PATH, json(200, wireJob('j-1', true)));
    await loadJobs('a-1');
    const { data } = await loadJobs('a-2');
    await store.dispatch(jobApi.endpoints.sendResults.initiate(sending));
    expect(jobApi.endpoints.jobs.select('a-2')(store.getState()).data).toBe(data);
  });

  test.each([
    { says: "a captive portal's page", answer: page(200) },
    { says: 'an empty body', answer: new Response(null, { status: 200 }) },
    { says: 'JSON of another job', answer: json(200, wireJob('j-2', true)) },
    { says: 'JSON of no job', answer: json(200, { success: true }) },
  ])('a 200 with $says proves nothing and counts as no answer', async ({ answer }) => {
    const { server, store, loadJobs, doneIds } = setUp();
    server.on('GET', '/api/pro/job', json(200, { jobs: [wireJob('j-1'), wireJob('j-2')] }));
    server.on('POST', RESULT_PATH, answer);
    await loadJobs('a-1');
    const sent = await store.dispatch(jobApi.endpoints.sendResults.initiate(sending));
    expect(sent.error).toMatchObject({ kind: 'offline', status: null });
    expect(doneIds('a-1')).toEqual([]);
  });

  test('a refusal comes with its field errors', async () => {
    const { server, store } = setUp();
    const fieldErrors = [{ field: 'readingDate', message: 'zu spät' }];
    server.on('POST', RESULT_PATH, json(422, { message: 'Nein', fieldErrors }));
    const sent = await store.dispatch(jobApi.endpoints.sendResults.initiate(sending));
    expect(sent.error).toMatchObject({ kind: 'rejected', status: 422, fieldErrors });
  });

  test('a job id from elsewhere cannot leave its path', async () => {
    const { server, store } = setUp();
    await store.dispatch(jobApi.endpoints.sendResults.initiate({ ...sending, jobId: '../x?' }));
    expect(server.calls[0]?.path).toBe('/api/pro/job/..%2Fx%3F/meterRateTask/result');
  });
});

test.each([
  {
    says: 'whole',
    body: { id: 'a-1', name: 'Nord' },
    data: { id: 'a-1', name: 'Nord', parentId: null, parentName: null },
  },
  { says: 'without its id: a failed call', body: { name: 'Nord' }, data: undefined },
])('account info $says', async ({ body, data }) => {
  const { server, store } = setUp();
  server.on('GET', '/api/pro/account/info', json(200, body));
  const info = await store.dispatch(accountApi.endpoints.accountInfo.initiate('a-1'));
  expect(info.data).toEqual(data);
  expect(info.isError).toBe(data === undefined);
});

test('the answer that a meter cannot be read goes its own way, and the job is answered', async () => {
  const { server, store, loadJobs, doneIds } = setUp();
  server.on('GET', '/api/pro/job', json(200, { jobs: [wireJob('j-1'), wireJob('j-2')] }));
  server.on('POST', '/api/pro/job/j-1/notReadable', json(200, wireJob('j-1', true)));
  await loadJobs('a-1');
  const submission = {
    reason: 'NO_ACCESS',
    comment: null,
    images: [],
    date: '2026-11-21',
  } as const;
  await store.dispatch(jobApi.endpoints.sendNotReadable.initiate({ ...sending, submission }));
  expect(server.calls[1]).toMatchObject({ body: submission, idempotencyKey: 'key-1' });
  expect(doneIds('a-1')).toEqual(['j-1']);
});
