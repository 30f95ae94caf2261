import { type OutboxRecord, StorageProblem } from '@ablesbar/offline-queue';
import { createFakeClock, recordOf } from '@ablesbar/offline-queue/testing';
import type { Ports } from '../base/ports';
import { settled } from './testing/settled';
import { afterOpening } from './after-opening';

const fails = () => Promise.reject(new Error('no storage'));
const waiting = [recordOf()];
const order = [['clear', waiting], 'send a-1', 'send a-2'];

async function opened(parts: {
  readonly waiting?: readonly OutboxRecord[];
  readonly start?: () => Promise<void>;
  readonly restore?: () => Promise<void>;
  readonly sendFor?: (accountId: string) => Promise<void>;
  readonly after?: Ports['after'];
}) {
  const steps: unknown[] = [];
  const opening = afterOpening({
    start: parts.start ?? (async () => undefined),
    waiting: () => parts.waiting ?? waiting,
    draftPhotos: { restore: parts.restore ?? (async () => undefined) },
    clearForms: async (kept) => void steps.push(['clear', kept]),
    accountIds: ['a-1', 'a-2'],
    sendFor: async (accountId) => {
      steps.push(`send ${accountId}`);
      return parts.sendFor?.(accountId);
    },
    after: parts.after ?? (() => () => undefined),
  }).catch(() => 'failed' as const);
  await settled();
  return { steps, opening };
}

test.each([
  { says: 'forms are cleared before anything is sent', parts: {}, steps: order },
  {
    says: 'the same values, waiting for an access that is not logged in, clear no form',
    parts: { waiting: [...waiting, recordOf({ id: 'r-2', accountId: 'a-9' })] },
    steps: order,
  },
  { says: 'photos that cannot be read stop nothing', parts: { restore: fails }, steps: order },
  {
    says: 'a queue that does not open yet is waited for',
    parts: { start: () => new Promise<void>(() => {}) },
    steps: [],
  },
  {
    says: 'photos that are not read yet are waited for',
    parts: { restore: () => new Promise<void>(() => {}) },
    steps: [],
  },
  {
    says: 'one account after the other',
    parts: { sendFor: () => new Promise<void>(() => {}) },
    steps: order.slice(0, 2),
  },
])('$says', async ({ parts, steps }) => {
  expect((await opened(parts)).steps).toEqual(steps);
});

test('a queue that does not open clears no form and sends nothing', async () => {
  const { steps, opening } = await opened({ start: fails });
  expect(await opening).toBe('failed');
  expect(steps).toEqual([]);
});

test('storage that answers late is waited for, and the photos are read then', async () => {
  const { after, elapse } = createFakeClock();
  let isThere = false;
  const restored: boolean[] = [];
  const { steps } = await opened({
    start: async () => {
      if (!isThere) throw new StorageProblem('storage-unavailable');
    },
    restore: async () => {
      restored.push(isThere);
      if (!isThere) throw new StorageProblem('storage-unavailable');
    },
    after,
  });
  expect(steps).toEqual([]);
  isThere = true;
  await elapse(5000);
  await settled();
  expect(restored).toEqual([false, true]);
  expect(steps).toEqual(order);
});
