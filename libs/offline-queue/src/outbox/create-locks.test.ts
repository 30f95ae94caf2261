import { createFakeClock } from '../testing';
import { createOutboxLocks, type LockManagerPort } from './create-locks';

/** A lock manager whose locks are all free, or all held by another tab. */
const managerWith = (lock: object | null): LockManagerPort => ({
  request: async <T>(
    _name: string,
    _options: unknown,
    work: (lock: unknown) => Promise<T>,
  ): Promise<Awaited<T>> => await work(lock),
});

const work = async () => 'worked';
const otherwise = async () => 'held';

test.each([
  { says: 'free', lock: {}, result: 'worked' },
  { says: 'held by another tab', lock: null, result: 'held' },
])('a lock that is $says', async ({ lock, result }) => {
  expect(
    await createOutboxLocks(managerWith(lock), createFakeClock()).ifFree('a', work, otherwise),
  ).toBe(result);
});

test('asks for a lock that is free at once, and never waits in a line', async () => {
  const asked: unknown[] = [];
  const manager: LockManagerPort = {
    request: async <T>(
      name: string,
      options: unknown,
      run: (lock: unknown) => Promise<T>,
    ): Promise<Awaited<T>> => {
      asked.push([name, options]);
      return await run({});
    },
  };
  await createOutboxLocks(manager, createFakeClock()).ifFree('a', work, otherwise);
  expect(asked).toEqual([['a', { ifAvailable: true }]]);
});

test('work without an answer of the browser begins after 3 s, and a late lock is given back', async () => {
  const clock = createFakeClock();
  let grant: (lock: object) => Promise<unknown> = async () => undefined;
  const silent: LockManagerPort = {
    request: (_name, _options, run) =>
      new Promise((resolve) => {
        grant = async (lock) => resolve(await run(lock));
      }),
  };
  const locks = createOutboxLocks(silent, clock);
  const working = jest.fn(work);
  const done = locks.ifFree('a', working, otherwise);
  await clock.elapse(3000);
  expect(await done).toBe('worked');
  await grant({});
  expect(working).toHaveBeenCalledTimes(1);
});

test('a browser that refuses locks does not stop the work', async () => {
  const refusing: LockManagerPort = { request: () => Promise.reject(new Error('SecurityError')) };
  const locks = createOutboxLocks(refusing, createFakeClock());
  expect(await locks.ifFree('a', work, otherwise)).toBe('worked');
});

describe('without a lock manager', () => {
  test('a lock holds in this page', async () => {
    const locks = createOutboxLocks(null, createFakeClock());
    const inner = () => locks.ifFree('a', work, otherwise);
    expect(await locks.ifFree('a', inner, otherwise)).toBe('held');
    expect(await locks.ifFree('b', inner, otherwise)).toBe('worked');
  });

  test('a lock is free again after its work, also after a failed one', async () => {
    const locks = createOutboxLocks(null, createFakeClock());
    const failing = () => Promise.reject(new Error('broken'));
    await expect(locks.ifFree('a', failing, otherwise)).rejects.toThrow('broken');
    expect(await locks.ifFree('a', work, otherwise)).toBe('worked');
  });
});
