import { configureStore } from '@reduxjs/toolkit';
import { type Answer, baseApi, createHttp, jobApi } from '@ablesbar/api-client';
import { observable } from '../app/observable';
import { nobody } from '../session/session-state';
import { keepJobs } from './keep-jobs';

const job = (id: string) => ({ id, meter: { meterNumber: `Z-${id}`, meterRateTasks: [] } });

function aDisk(content: Record<string, unknown> = {}) {
  let text = JSON.stringify(content);
  return {
    getItem: async () => text,
    setItem: async (_key: string, next: string) => void (text = next),
    content: () => JSON.parse(text) as Record<string, readonly { readonly id: string }[]>,
    spoil: () => void (text = text.slice(0, -3)),
  };
}

/** A portal with the list as the server has it; null: there is no connection. */
async function open(disk: ReturnType<typeof aDisk>, list: readonly unknown[] | null) {
  const http = createHttp({
    fetch: async () => {
      if (list === null) throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify({ jobs: list }));
    },
  });
  const accessToken = async (): Promise<Answer<string>> => ({ ok: true, value: 't' });
  const extra = { http, sessions: { accessToken, replaceToken: accessToken } };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } }).concat(baseApi.middleware),
    // Listeners hear of an answer at once instead of with the next frame.
    enhancers: (defaults) => defaults({ autoBatch: false }),
  });
  const accounts = observable<readonly string[]>(['a-1', 'a-2']);
  const state = () => ({ ...nobody, accountIds: accounts.get() });
  await keepJobs(store, { state, subscribe: accounts.subscribe }, disk);
  const load = (accountId: string) => store.dispatch(jobApi.endpoints.jobs.initiate(accountId));
  const shown = (accountId: string) =>
    jobApi.endpoints.jobs
      .select(accountId)(store.getState())
      .data?.map(({ id }) => id);
  return { store, load, shown, setAccounts: accounts.set };
}

test('what arrived once is there again without a connection', async () => {
  const disk = aDisk();
  const before = await open(disk, [job('j-1'), job('j-2')]);
  await before.load('a-1');
  const after = await open(disk, null);
  expect(after.shown('a-1')).toEqual(['j-1', 'j-2']);
  expect(after.shown('a-2')).toBeUndefined();
});

test('a call that fails takes nothing away, on the screen or on the disk', async () => {
  const disk = aDisk({ 'a-1': [job('j-1')] });
  const { store, shown } = await open(disk, null);
  await store.dispatch(jobApi.endpoints.jobs.initiate('a-1', { forceRefetch: true }));
  expect(shown('a-1')).toEqual(['j-1']);
  expect(disk.content()['a-1']).toMatchObject([{ id: 'j-1' }]);
});

test('the answer of the server takes the place of what was kept', async () => {
  const disk = aDisk({ 'a-1': [job('j-1')], 'a-2': [job('j-9')] });
  const { store, shown } = await open(disk, [job('j-2')]);
  await store.dispatch(jobApi.endpoints.jobs.initiate('a-1', { forceRefetch: true }));
  expect(shown('a-1')).toEqual(['j-2']);
  expect(disk.content()).toMatchObject({ 'a-1': [{ id: 'j-2' }], 'a-2': [{ id: 'j-9' }] });
});

test.each([
  { says: 'one account', left: ['a-2'] },
  { says: 'all', left: [] },
])('nothing stays on the disk of an account that is gone: $says', async ({ left }) => {
  const disk = aDisk({ 'a-1': [job('j-1')], 'a-2': [job('j-2')] });
  const { setAccounts } = await open(disk, null);
  setAccounts(left);
  expect(Object.keys(disk.content())).toEqual(left);
});

test('nor of one that was removed while the portal was closed', async () => {
  const disk = aDisk({ 'a-1': [job('j-1')], 'a-3': [job('j-3')] });
  await open(disk, null);
  expect(Object.keys(disk.content())).toEqual(['a-1']);
});

test.each([
  { says: 'a list with a hole', content: { 'a-1': [job('j-1'), {}] } },
  { says: 'no list', content: { 'a-1': 'jobs' } },
])('$says is not shown: a meter that is missing would not be read', async ({ content }) => {
  const { shown } = await open(aDisk(content), null);
  expect(shown('a-1')).toBeUndefined();
});

test('half a text is nothing', async () => {
  const disk = aDisk({ 'a-1': [job('j-1')] });
  disk.spoil();
  expect((await open(disk, null)).shown('a-1')).toBeUndefined();
});
