import { StorageProblem } from '@ablesbar/offline-queue';
import { createFakeClock } from '@ablesbar/offline-queue/testing';
import { afterLogin } from './after-login';

const steps = ['unblock a-2', ['drain', { ignoreWaiting: true }]];

test.each([
  { says: 'at once', failures: [], passes: [] },
  {
    says: 'as soon as the storage answers',
    failures: [new StorageProblem('storage-unavailable')],
    passes: [5000],
  },
])('readings that waited for this login are sent $says', async ({ failures, passes }) => {
  const { after, elapse } = createFakeClock();
  const left = [...failures];
  const taken: unknown[] = [];
  const outbox = {
    unblock: async (accountId: string) => {
      const failure = left.shift();
      if (failure !== undefined) throw failure;
      taken.push(`unblock ${accountId}`);
    },
    drain: async (options?: object) => {
      taken.push(['drain', options]);
      return { kind: 'done', sent: 0 } as const;
    },
  };
  const sending = afterLogin(outbox, after, () => ['a-1', 'a-2'])('a-2');
  for (const ms of passes) await elapse(ms);
  await sending;
  expect(taken).toEqual(steps);
});

test('readings of an account that has left meanwhile are not freed', async () => {
  const { after, elapse } = createFakeClock();
  let accountIds = ['a-1', 'a-2'];
  const unblock = jest.fn(() => Promise.reject(new StorageProblem('storage-unavailable')));
  const drain = jest.fn();
  const sending = afterLogin({ unblock, drain }, after, () => accountIds)('a-2');
  await elapse(5000);
  expect(unblock).toHaveBeenCalledTimes(2);
  accountIds = ['a-1'];
  await elapse(5000);
  await sending;
  expect([unblock, drain].map(({ mock }) => mock.calls.length)).toEqual([2, 0]);
});
