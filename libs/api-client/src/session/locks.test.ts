import { createLocks, type LockManagerPort } from './locks';

const granting: LockManagerPort = {
  request: async <T>(
    _name: string,
    _options: unknown,
    work: () => Promise<T>,
  ): Promise<Awaited<T>> => await work(),
};

/** Every lock is held by another tab, which is frozen. */
const frozen: LockManagerPort = {
  request: (_name, { signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    }),
};

/** The browser answers nothing, not even the end of the wait. */
const silent: LockManagerPort = { request: () => new Promise(() => undefined) };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('works under the lock', async () => {
  const work = jest.fn(async () => 'done');
  expect(await createLocks(granting).inTurn('a', work)).toBe('done');
  expect(jest.getTimerCount()).toBe(0);
});

test.each([{ manager: null }, { manager: undefined }])(
  'works without a lock manager ($manager)',
  async ({ manager }) => {
    expect(await createLocks(manager).inTurn('a', async () => 'done')).toBe('done');
  },
);

test.each([
  { says: 'that a frozen tab holds', manager: frozen },
  { says: 'about which the browser says nothing', manager: silent },
])('a lock $says is waited for 20 s, and then done without', async ({ manager }) => {
  const work = jest.fn(async () => 'done');
  const result = createLocks(manager).inTurn('a', work);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(work).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await result).toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});

test('an error of the work itself is passed on, and the work not repeated', async () => {
  const work = jest.fn(async () => Promise.reject(new Error('broken')));
  await expect(createLocks(granting).inTurn('a', work)).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledTimes(1);
});
