import { recordOf } from '@ablesbar/offline-queue/testing';
import { settled } from './testing/settled';
import { afterReconnect } from './after-reconnect';

const done = { kind: 'done', sent: 1 } as const;

function aResumption(drain: () => Promise<typeof done>) {
  const steps: unknown[] = [];
  const { resume } = afterReconnect({
    waiting: () => [],
    outbox: {
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
    says: 'cannot be read: nobody hears of it',
    drain: () => Promise.reject(new Error('no storage')),
    loads: [],
  },
])('a waiting reading $says', async ({ drain, loads }) => {
  const { steps, resume } = aResumption(drain);
  resume();
  await settled();
  expect(steps).toEqual([['drain', { ignoreWaiting: true }], 'name accounts', ...loads]);
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
    outbox: { drain: async () => done },
    loadJobs: async () => undefined,
    nameAccounts: () => undefined,
  });
  expect(waiting()).toHaveLength(2);
});
