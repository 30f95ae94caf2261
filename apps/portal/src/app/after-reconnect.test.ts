import { recordOf } from '@ablesbar/offline-queue/testing';
import { settled } from './testing/settled';
import { afterReconnect } from './after-reconnect';

const done = { kind: 'done', sent: 1 } as const;

const blocked = recordOf({ state: 'AUTH_BLOCKED', accountId: 'a-1' });

function aResumption(drain: () => Promise<typeof done>, unblock = async () => undefined) {
  const steps: unknown[] = [];
  const { resume } = afterReconnect({
    waiting: () => [recordOf(), blocked, blocked, { ...blocked, accountId: 'a-2' }],
    accountIds: () => ['a-1', 'a-3'],
    outbox: {
      unblock: (accountId) => {
        steps.push(`unblock ${accountId}`);
        return unblock();
      },
      drain: (options) => {
        steps.push(['drain', options]);
        return drain();
      },
    },
    loadJobs: async () => void steps.push('load jobs'),
    nameAccounts: () => steps.push('name accounts'),
  });
  return { steps, resume };
}

test.each([
  {
    says: 'is sent whatever its waiting time, and the jobs are loaded after it',
    drain: async () => done,
    loads: ['load jobs'],
  },
  {
    says: 'is sent although another one cannot be unblocked',
    drain: async () => done,
    unblock: () => Promise.reject(new Error('no storage')),
    loads: ['load jobs'],
  },
  {
    says: 'cannot be read: nobody hears of it',
    drain: () => Promise.reject(new Error('no storage')),
    loads: [],
  },
])('a waiting reading $says', async ({ drain, unblock, loads }) => {
  const { steps, resume } = aResumption(drain, unblock);
  resume();
  await settled();
  const drained = ['drain', { ignoreWaiting: true }];
  // Only the account whose login has happened, and that something waits for.
  expect(steps).toEqual(['unblock a-1', 'name accounts', drained, ...loads]);
});

test('the jobs are not loaded before the round has ended', async () => {
  let end = () => {};
  const { steps, resume } = aResumption(
    () => new Promise((resolve) => (end = () => resolve(done))),
  );
  resume();
  await settled();
  expect(steps).not.toContain('load jobs');
  end();
  await settled();
  expect(steps).toContain('load jobs');
});

test('only readings that will be sent are counted', () => {
  const states = ['QUEUED', 'REJECTED', 'QUEUED', 'AUTH_BLOCKED', 'DAMAGED'] as const;
  const { waiting } = afterReconnect({
    waiting: () => states.map((state) => recordOf({ state })),
    accountIds: () => [],
    outbox: { drain: async () => done, unblock: async () => undefined },
    loadJobs: async () => undefined,
    nameAccounts: () => undefined,
  });
  expect(waiting()).toHaveLength(2);
});
