import { jobApi } from '@ablesbar/api-client';
import { observable, createNotices } from '@ablesbar/ui/observable';
import { loggedOut } from '../session/session';
import { createJobLoader } from './create-job-loader';
import { selectAreListsLoading } from './lists-loading.slice';
import { createTestStore } from './testing/create-test-store';

type Said = number | 'nothing';

const job = (id: string) => ({ id, meter: { meterNumber: `Z-${id}`, meterRateTasks: [] } });

/** A portal whose server answers each account's list with the current entry of `says`. */
function open(
  accountIds: readonly string[],
  says: Record<string, Said> = {},
  { isConnected = false } = {},
) {
  const asked: string[] = [];
  let underWay = 0;
  let mostAtOnce = 0;
  const store = createTestStore(async (address, init) => {
    const accountId = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '');
    if (accountId === undefined || address !== '/api/pro/job') return new Response('{}');
    asked.push(accountId);
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    await Promise.resolve();
    underWay -= 1;
    const said = says[accountId] ?? 200;
    if (said === 'nothing') throw new TypeError('Failed to fetch');
    return Response.json({ jobs: [job(`of-${accountId}`)] }, { status: said });
  });
  const accounts = observable(accountIds);
  const session = {
    state: () => ({ ...loggedOut, accountIds: accounts.get() }),
    subscribe: accounts.subscribe,
  };
  let ids = 0;
  const notices = createNotices(() => String((ids += 1)));
  let passTheSecond = () => {};
  const waiting: (() => void)[] = [];
  const load = createJobLoader({
    store,
    session,
    connection: { settled: async () => isConnected },
    notices,
    after: (ms, action) => {
      expect(ms).toBe(1000);
      passTheSecond = action;
      waiting.splice(0).forEach((goOn) => goOn());
      return () => (passTheSecond = () => {});
    },
  });
  const listOf = (accountId: string) =>
    jobApi.endpoints.jobs
      .select(accountId)(store.getState())
      .data?.map(({ id }) => id);
  return {
    asked,
    says,
    load,
    listOf,
    isLoading: () => selectAreListsLoading(store.getState()),
    async toasts() {
      await new Promise((resolve) => setTimeout(resolve));
      return notices.get().map(({ title }) => title);
    },
    setAccounts: accounts.set,
    passTheSecond: () => passTheSecond(),
    mostAtOnce: () => mostAtOnce,
    /** Resolves when the running round is over; call it during a round. */
    roundOver: () => new Promise<void>((goOn) => waiting.push(goOn)),
  };
}

test('the lists of all accounts come at once, one after the other', async () => {
  const { asked, mostAtOnce, listOf, roundOver } = open(['a-1', 'a-2', 'a-3']);
  await roundOver();
  expect(asked).toEqual(['a-1', 'a-2', 'a-3']);
  expect(mostAtOnce()).toBe(1);
  expect(listOf('a-3')).toEqual(['of-a-3']);
});

test('loading is over a second after the last list', async () => {
  const { isLoading, passTheSecond, roundOver } = open(['a-1']);
  expect(isLoading()).toBe(true);
  await roundOver();
  expect(isLoading()).toBe(true);
  passTheSecond();
  expect(isLoading()).toBe(false);
});

test('a list is not loaded again within one second', async () => {
  const { asked, load, passTheSecond, roundOver } = open(['a-1']);
  await roundOver();
  await load();
  expect(asked).toEqual(['a-1']);
  passTheSecond();
  await load();
  expect(asked).toEqual(['a-1', 'a-1']);
});

test('a failed list may be loaded again at once', async () => {
  const { asked, says, load, listOf, roundOver } = open(['a-1', 'a-2'], { 'a-1': 'nothing' });
  await roundOver();
  says['a-1'] = 200;
  await load();
  expect(asked).toEqual(['a-1', 'a-2', 'a-1']);
  expect(listOf('a-1')).toEqual(['of-a-1']);
});

test('several requests share the first call', async () => {
  const { asked, load } = open(['a-1'], { 'a-1': 'nothing' });
  await Promise.all([load(), load(), load()]);
  expect(asked).toEqual(['a-1']);
});

test('the list of a new account is loaded at once, and the list of a removed account is dropped', async () => {
  const { asked, isLoading, setAccounts, listOf, passTheSecond, roundOver } = open(['a-1']);
  await roundOver();
  setAccounts(['a-1', 'a-2']);
  await roundOver();
  expect(asked).toEqual(['a-1', 'a-2']);
  passTheSecond();
  setAccounts(['a-2']);
  expect(isLoading()).toBe(false);
  setAccounts(['a-2', 'a-1']);
  await roundOver();
  expect(asked).toEqual(['a-1', 'a-2', 'a-2', 'a-1']);
  expect(listOf('a-1')).toEqual(['of-a-1']);
});

test('the list of an account that is removed before its turn is not loaded', async () => {
  const { asked, setAccounts, roundOver } = open(['a-1', 'a-2']);
  setAccounts(['a-1']);
  await roundOver();
  expect(asked).toEqual(['a-1']);
});

interface Failing {
  readonly says: string;
  readonly said: Record<string, Said>;
  readonly isConnected?: boolean;
  readonly toasts: number;
}

test.each<Failing>([
  { says: 'every list arrived', said: {}, toasts: 0 },
  { says: 'a server in trouble is told', said: { 'a-1': 500 }, toasts: 1 },
  { says: 'of several once', said: { 'a-1': 500, 'a-2': 503 }, toasts: 1 },
  { says: 'no answer is not: the connection tells it', said: { 'a-1': 'nothing' }, toasts: 0 },
  {
    says: 'no answer is, where the connection is not lost',
    said: { 'a-1': 'nothing', 'a-2': 'nothing' },
    isConnected: true,
    toasts: 1,
  },
  {
    says: '401 is not: the session tells it',
    said: { 'a-1': 401 },
    isConnected: true,
    toasts: 0,
  },
  {
    says: 'the silent one does not hide the other',
    said: { 'a-1': 'nothing', 'a-2': 500 },
    toasts: 1,
  },
])('failures: $says', async ({ said, isConnected, toasts: expected }) => {
  const { toasts, listOf, roundOver } = open(['a-1', 'a-2', 'a-3'], said, { isConnected });
  await roundOver();
  expect(await toasts()).toEqual(Array(expected).fill('notice_jobs_failed_title'));
  expect(listOf('a-3')).toEqual(['of-a-3']);
});
