import 'fake-indexeddb/auto';
import { browserPorts } from '../base/ports';
import { patiently, stateStorage } from './state-storage';

test('a stored value that could not be read is not overwritten', async () => {
  await stateStorage.setItem('a', 'kept');
  await stateStorage.setItem('b', 'kept');
  const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
  transaction.mockImplementationOnce(() => {
    throw new DOMException('broken', 'DataError');
  });
  await expect(stateStorage.getItem('a')).rejects.toThrow('broken');
  transaction.mockRestore();
  await stateStorage.setItem('a', 'empty');
  await stateStorage.setItem('b', 'new');
  expect(await stateStorage.getItem('a')).toBe('kept');
  expect(await stateStorage.getItem('b')).toBe('new');
});

/** As another tab whose write does not end: every read waits for it. */
async function occupyState(): Promise<() => void> {
  const opening = indexedDB.open('ablesbar');
  const database = await new Promise<IDBDatabase>((resolve) => {
    opening.onsuccess = () => resolve(opening.result);
  });
  const state = database.transaction('state', 'readwrite').objectStore('state');
  let isHeld = true;
  const hold = () => {
    if (isHeld) state.get('held').onsuccess = hold;
    else database.close();
  };
  hold();
  return () => void (isHeld = false);
}

test('a value that is not read within 3 s counts as not read', async () => {
  await stateStorage.setItem('c', 'kept');
  const release = await occupyState();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const reading = expect(stateStorage.getItem('c')).rejects.toThrow('storage-unavailable');
  await jest.advanceTimersByTimeAsync(3000);
  await reading;
  jest.useRealTimers();
  release();
  await stateStorage.setItem('c', 'empty');
  expect(await stateStorage.getItem('c')).toBe('kept');
});

test('a slow storage is asked until it answers, and its value may then be overwritten', async () => {
  await stateStorage.setItem('d', 'kept');
  const release = await occupyState();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const reading = patiently(browserPorts.after).getItem('d');
  await jest.advanceTimersByTimeAsync(3000);
  release();
  await jest.advanceTimersByTimeAsync(5000);
  jest.useRealTimers();
  expect(await reading).toBe('kept');
  await stateStorage.setItem('d', 'new');
  expect(await stateStorage.getItem('d')).toBe('new');
});

test('gives the entries of a prefix, and only texts', async () => {
  for (const key of ['p', 'p/1', 'p/2', 'q']) await stateStorage.setItem(key, `text of ${key}`);
  expect(Object.fromEntries(await stateStorage.entries('p'))).toEqual({
    p: 'text of p',
    'p/1': 'text of p/1',
    'p/2': 'text of p/2',
  });
});

test('changes entries together: all of them, or none', async () => {
  await stateStorage.setItem('r/1', 'one');
  const seen: unknown[] = [];
  await stateStorage.change(['r/1', 'r/2'], (key, current) => {
    seen.push([key, current]);
    return current === null ? 'new' : null;
  });
  expect(seen).toEqual([
    ['r/1', 'one'],
    ['r/2', null],
  ]);
  expect(Object.fromEntries(await stateStorage.entries('r/'))).toEqual({ 'r/2': 'new' });
  await stateStorage.change([], () => 'never');
});
