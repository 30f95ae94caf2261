import { jobApi, type SessionEvent } from '@ablesbar/api-client';
import { createFakeServer, json } from '@ablesbar/api-client/testing';
import { aJob } from '@ablesbar/domain/testing';
import { createTestStore } from '../job/testing/create-test-store';
import { afterRemoval } from './after-removal';
import { settled } from './testing/settled';

const job = (id: string) => ({ id, meter: { meterNumber: `Z-${id}`, meterRateTasks: [] } });
const fails = () => Promise.reject(new Error('no storage'));

/**
 * The steps that follow the opening of a page and an event. Account a-1 has two jobs in its list, a-2 has
 * none.
 */
async function after(
  event: SessionEvent | null,
  others: readonly string[] = [],
  disk = new Map<string, string>(),
  reading: Promise<unknown> = Promise.resolve(),
) {
  const server = createFakeServer();
  server.on('GET', '/api/pro/job', json(200, { jobs: [job('j-1'), job('j-2')] }));
  const store = createTestStore(server.fetch);
  await store.dispatch(jobApi.endpoints.jobs.initiate('a-1'));
  const learn = (accountId: string, jobIds: readonly string[]) =>
    store.dispatch(
      jobApi.util.upsertQueryData(
        'jobs',
        accountId,
        jobIds.map((id) => aJob({ id })),
      ),
    );
  const steps: string[] = [];
  const removed: string[] = [];
  let isRead = false;
  const onEvent = afterRemoval({
    left: {
      getItem: async (key) => {
        await reading;
        isRead = true;
        return disk.get(key) ?? null;
      },
      // As the state storage does, so that it overwrites nothing unread.
      setItem: async (key, value) => void (isRead && disk.set(key, value)),
    },
    store: {
      dispatch: ({ type, payload }) => steps.push(`${type} ${String(payload)}`),
      getState: store.getState,
      subscribe: store.subscribe,
    },
    accountIds: () => others,
    receipts: {
      forget: (accountId) => {
        steps.push(`receipts of ${accountId}`);
        return fails();
      },
    },
    draftPhotos: {
      clear: (draft) => {
        steps.push(`photos of ${draft}`);
        return fails();
      },
    },
    drafts: {
      forgetEarlier: () => {
        steps.push('drafts of an earlier build');
        return fails();
      },
    },
    unreadableDrafts: {
      unreadable: async () => [
        { place: 'persist:readingDraft/j-1', text: '{' },
        { place: 'unreadable/1/persist:readingDraft/j-2', text: '{' },
        { place: 'persist:ownNotes/1/j-1', text: '{' },
        { place: 'persist:readingDraft/j-3', text: '{' },
      ],
      remove: async (drafts) => void removed.push(...drafts.map(({ place }) => place)),
    },
  });
  if (event !== null) onEvent(event);
  return { steps, removed, learn };
}

test.each([
  {
    kind: 'removed',
    accountId: 'a-1',
    steps: [
      'listView/placesForgotten undefined',
      'drafts of an earlier build',
      'ownNotes/notesForgotten a-1',
      'rounds/roundsForgotten a-1',
      'receipts of a-1',
      'readingDraft/draftCleared j-1',
      'readingDraft/draftCleared j-2',
      'photos of j-1',
      'photos of j-2',
    ],
  },
  {
    kind: 'removed',
    accountId: 'a-2',
    steps: [
      'listView/placesForgotten undefined',
      'drafts of an earlier build',
      'ownNotes/notesForgotten a-2',
      'rounds/roundsForgotten a-2',
      'receipts of a-2',
    ],
  },
  { kind: 'session-expired', accountId: 'a-1', steps: [] },
  { kind: 'refreshed', accountId: 'a-1', steps: [] },
  { kind: 'logged-in', accountId: 'a-1', steps: [] },
] as const)('$accountId is $kind: what goes is $steps', async ({ kind, accountId, steps }) => {
  expect((await after({ kind, accountId })).steps).toEqual(steps);
});

test('the drafts of its jobs go also if this build cannot read them, and no others', async () => {
  const { removed } = await after({ kind: 'removed', accountId: 'a-1' });
  await settled();
  expect(removed).toEqual([
    'persist:readingDraft/j-1',
    'persist:ownNotes/1/j-1',
    'unreadable/1/persist:readingDraft/j-2',
  ]);
});

test('what was entered for a meter that another logged-in account has, too, stays', async () => {
  const { steps, removed, learn } = await after({ kind: 'removed', accountId: 'a-1' }, ['a-2']);
  const ofJobs = () => steps.filter((step) => / j-\d$/.test(step));
  await settled();
  // The account that replaces another has no list yet.
  expect([ofJobs(), removed]).toEqual([[], []]);
  await learn('a-2', ['j-2', 'j-9']);
  await settled();
  expect(ofJobs()).toEqual(['readingDraft/draftCleared j-1', 'photos of j-1']);
  expect(removed).toEqual(['persist:readingDraft/j-1', 'persist:ownNotes/1/j-1']);
});

test('a page that closes before the lists are known leaves the rest to the next page', async () => {
  const disk = new Map<string, string>();
  await after({ kind: 'removed', accountId: 'a-1' }, ['a-2'], disk);
  await settled();
  const { steps, removed, learn } = await after(null, ['a-2'], disk);
  await settled();
  expect([steps, removed]).toEqual([[], []]);
  await learn('a-2', ['j-2', 'j-9']);
  await settled();
  expect(steps).toEqual(['readingDraft/draftCleared j-1', 'photos of j-1']);
  expect(removed).toEqual(['persist:readingDraft/j-1', 'persist:ownNotes/1/j-1']);
  const third = await after(null, [], disk);
  await settled();
  expect(third.steps).toEqual([]);
});

test('a removal before the disk has answered waits on the disk as well', async () => {
  const disk = new Map<string, string>();
  let answer = (_: unknown): void => undefined;
  const reading = new Promise((resolve) => (answer = resolve));
  await after({ kind: 'removed', accountId: 'a-1' }, ['a-2'], disk, reading);
  answer(null);
  await settled();
  expect(disk.get('leftJobs')).toBe('["j-1","j-2"]');
});

test('if the list of the other account never comes, its logout ends the wait', async () => {
  const others = ['a-2'];
  const { steps, learn } = await after({ kind: 'removed', accountId: 'a-1' }, others);
  others.pop();
  await learn('a-3', []);
  expect(steps).toContain('readingDraft/draftCleared j-2');
});

test.each(['{', '"j-1"', '[1]'])(
  'a list on the disk that is none (%s) removes nothing',
  async (text) => {
    const disk = new Map([['leftJobs', text]]);
    const { steps } = await after(null, [], disk);
    await settled();
    expect(steps).toEqual([]);
  },
);
