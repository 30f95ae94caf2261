import { jobApi } from '@ablesbar/api-client';
import { observable } from '@ablesbar/ui/observable';
import { loggedOut } from '../session/session';
import { keepJobs } from './keep-jobs';
import { createTestStore } from './testing/create-test-store';

const job = (id: string) => ({ id, meter: { meterNumber: `Z-${id}`, meterRateTasks: [] } });

function aDisk(content: Record<string, unknown> = {}) {
  let text = JSON.stringify(content);
  return {
    getItem: async () => text,
    setItem: async (_key: string, next: string) => void (text = next),
    content: (): unknown => JSON.parse(text),
    spoil: () => void (text = text.slice(0, -3)),
  };
}

/** A portal whose server has this list; null means that there is no connection. */
async function open(disk: ReturnType<typeof aDisk>, list: readonly unknown[] | null) {
  const store = createTestStore(async () => {
    if (list === null) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ jobs: list }));
  });
  const accounts = observable<readonly string[]>(['a-1', 'a-2']);
  const state = () => ({ ...loggedOut, accountIds: accounts.get() });
  await keepJobs(store, { state, subscribe: accounts.subscribe }, disk);
  const load = (accountId: string) => store.dispatch(jobApi.endpoints.jobs.initiate(accountId));
  const shown = (accountId: string) =>
    jobApi.endpoints.jobs
      .select(accountId)(store.getState())
      .data?.map(({ id }) => id);
  const ageOf = (accountId: string) => store.getState().listAges[accountId];
  return { store, load, shown, ageOf, setAccounts: accounts.set };
}

const askAgain = (accountId: string) =>
  jobApi.endpoints.jobs.initiate(accountId, { forceRefetch: true });
const anything: unknown = expect.anything();
const keptOf = (id: string) => ({ at: 7, jobs: [job(id)] });

test('a loaded list is available without a connection, with its time', async () => {
  const disk = aDisk();
  const before = await open(disk, [job('j-1'), job('j-2')]);
  await before.load('a-1');
  const after = await open(disk, null);
  expect(after.shown('a-1')).toEqual(['j-1', 'j-2']);
  expect(after.ageOf('a-1')).toEqual({ at: before.ageOf('a-1')?.at, state: 'kept' });
  expect(after.shown('a-2')).toBeUndefined();
});

test('a failed call removes no list, neither from the screen nor from the disk', async () => {
  const disk = aDisk({ 'a-1': keptOf('j-1') });
  const { store, shown, ageOf } = await open(disk, null);
  await store.dispatch(askAgain('a-1'));
  expect(shown('a-1')).toEqual(['j-1']);
  expect(ageOf('a-1')).toEqual({ at: 7, state: 'failed' });
  expect(disk.content()).toMatchObject({ 'a-1': keptOf('j-1') });
});

test("the server's answer replaces the stored list", async () => {
  const disk = aDisk({ 'a-1': keptOf('j-1'), 'a-2': keptOf('j-9') });
  const { store, shown, ageOf } = await open(disk, [job('j-2')]);
  await store.dispatch(askAgain('a-1'));
  expect(shown('a-1')).toEqual(['j-2']);
  expect(ageOf('a-1')?.state).toBe('current');
  const at: unknown = expect.any(Number);
  expect(disk.content()).toMatchObject({
    'a-1': { at, jobs: [{ id: 'j-2' }] },
    'a-2': keptOf('j-9'),
  });
});

test('the same list gets a new time, also on disk', async () => {
  const disk = aDisk({ 'a-1': keptOf('j-1') });
  const { store, ageOf } = await open(disk, [job('j-1')]);
  await store.dispatch(askAgain('a-1'));
  expect(ageOf('a-1')?.at).toBeGreaterThan(7);
  expect(disk.content()).toMatchObject({ 'a-1': { at: ageOf('a-1')?.at } });
});

test('a list that an older build has stored is shown without a time', async () => {
  const disk = aDisk({ 'a-1': [job('j-1')] });
  const { shown, ageOf } = await open(disk, null);
  expect(shown('a-1')).toEqual(['j-1']);
  expect(ageOf('a-1')).toEqual({ at: null, state: 'kept' });
});

test.each([
  { says: 'one account', left: ['a-2'], after: { 'a-2': anything } },
  { says: 'all accounts', left: [], after: {} },
])('the lists of removed accounts are deleted from the disk: $says', async ({ left, after }) => {
  const disk = aDisk({ 'a-1': keptOf('j-1'), 'a-2': keptOf('j-2') });
  const { setAccounts } = await open(disk, null);
  setAccounts(left);
  expect(disk.content()).toEqual(after);
});

test('the list of an account that was removed while the portal was closed is deleted', async () => {
  const disk = aDisk({ 'a-1': keptOf('j-1'), 'a-3': keptOf('j-3') });
  await open(disk, null);
  expect(disk.content()).toEqual({ 'a-1': anything });
});

test('the portal loads the list if the disk cannot be read', async () => {
  const disk = aDisk({ 'a-1': keptOf('j-1') });
  disk.spoil();
  const { load, shown } = await open(disk, [job('j-2')]);
  expect(shown('a-1')).toBeUndefined();
  await load('a-1');
  expect(shown('a-1')).toEqual(['j-2']);
});
