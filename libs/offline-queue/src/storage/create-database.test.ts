import { createFakeClock } from '../testing';
import { createDatabase } from './create-database';
import { localForageIn } from './local-forage';

function setUp(name: string, stores: readonly string[] = ['one', 'two']) {
  const clock = createFakeClock();
  const database = createDatabase({ clock, name, stores });
  return { clock, database, one: localForageIn(database, 'one') };
}

/** Opens a database as another program does. */
function openRaw(name: string, version: number, upgrade: (it: IDBDatabase) => void) {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => upgrade(request.result);
    request.onerror = () => reject(new Error('not opened'));
    request.onsuccess = () => resolve(request.result);
  });
}

const unavailable = { kind: 'storage-unavailable' };

test('all stores share one connection, which is opened once and without a version change', async () => {
  const open = jest.spyOn(indexedDB, 'open');
  const { database, one } = setUp('shared');
  const two = localForageIn(database, 'two');
  await Promise.all([one.setItem('a', 1), two.setItem('a', 2), one.keys(), two.length()]);
  expect(await Promise.all([one.getItem('a'), two.getItem('a')])).toEqual([1, 2]);
  expect(open.mock.calls).toEqual([['shared', undefined]]);
  expect(await indexedDB.databases()).toContainEqual({ name: 'shared', version: 1 });
  open.mockRestore();
});

test('localforage works on a store as on one of its own', async () => {
  const { one } = setUp('complete');
  expect(await one.getItem('a')).toBeNull();
  expect(await one.setItem('a', { n: 1 })).toEqual({ n: 1 });
  await one.setItem('b', 2);
  expect([await one.keys(), await one.length(), await one.key(1)]).toEqual([['a', 'b'], 2, 'b']);
  const seen: unknown[] = [];
  await one.iterate((value, key, n) => void seen.push([value, key, n]));
  expect(seen).toEqual([
    [{ n: 1 }, 'a', 1],
    [2, 'b', 2],
  ]);
  expect(await one.iterate((value) => value)).toEqual({ n: 1 });
  await one.removeItem('a');
  expect(await one.keys()).toEqual(['b']);
  await one.clear();
  expect(await one.length()).toBe(0);
});

test('a database of a later build is used, and its further store stays', async () => {
  const later = await openRaw('later', 3, (it) => {
    for (const name of ['one', 'two', 'three']) it.createObjectStore(name);
  });
  later.close();
  const { one } = setUp('later');
  await one.setItem('a', 1);
  expect(await one.getItem('a')).toBe(1);
  expect(await indexedDB.databases()).toContainEqual({ name: 'later', version: 3 });
});

test('a store that is missing is added, while another page has the database open', async () => {
  const before = setUp('grows', ['one']);
  await before.one.setItem('a', 1);
  const { database, one } = setUp('grows');
  await localForageIn(database, 'two').setItem('b', 2);
  expect(await one.getItem('a')).toBe(1);
  expect(await before.one.getItem('a')).toBe(1);
});

test('a deleted database does not hold the deletion up, and is there again for the next entry', async () => {
  const { one } = setUp('deleted');
  await one.setItem('a', 1);
  await new Promise<void>((resolve) => {
    indexedDB.deleteDatabase('deleted').onsuccess = () => resolve();
  });
  expect(await one.getItem('a')).toBeNull();
  await one.setItem('a', 2);
  expect(await one.getItem('a')).toBe(2);
});

test('a database that cannot be used a second time either keeps nothing; a full one still answers', async () => {
  const { database, one } = setUp('fails');
  await one.setItem('a', 1);
  const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
  const answersAfter = async (name: string) => {
    transaction.mockImplementation(() => {
      throw new DOMException('no', name);
    });
    await one.getItem('a').catch(() => undefined);
    return [database.answering.get(), database.hasRoom.get()];
  };
  const answers = [await answersAfter('QuotaExceededError'), await answersAfter('UnknownError')];
  transaction.mockRestore();
  expect(answers).toEqual([
    [true, false],
    [false, false],
  ]);
  // Neither reading nor removing has found room.
  await one.getItem('a');
  await one.removeItem('b');
  expect(database.hasRoom.get()).toBe(false);
  await one.setItem('a', 2);
  expect(database.hasRoom.get()).toBe(true);
});

test.each(['InvalidStateError', 'UnknownError'])(
  'a connection that the browser has dropped (%s) is opened once more',
  async (name) => {
    const { one } = setUp(name);
    await one.setItem('a', 1);
    const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
    transaction.mockImplementationOnce(() => {
      throw new DOMException('lost', name);
    });
    expect(await one.getItem('a')).toBe(1);
    transaction.mockRestore();
  },
);

describe('a database', () => {
  test('that never answers is given up after 3 s, and is not opened twice', async () => {
    const open = jest.spyOn(indexedDB, 'open').mockReturnValue(new IDBOpenDBRequest());
    const { clock, database, one } = setUp('silent');
    const failing = expect(Promise.all([one.keys(), one.length()])).rejects.toMatchObject(
      unavailable,
    );
    expect(database.answering.get()).toBe(true);
    await clock.elapse(3000);
    await failing;
    expect(database.answering.get()).toBe(false);
    // From then on nobody waits.
    await expect(one.keys()).rejects.toMatchObject(unavailable);
    expect(open).toHaveBeenCalledTimes(1);
    open.mockRestore();
  });

  test('that answers late is used from then on', async () => {
    const before = setUp('late');
    await before.one.setItem('a', 1);
    const slow = new IDBOpenDBRequest();
    const open = jest.spyOn(indexedDB, 'open').mockReturnValueOnce(slow);
    const { clock, database, one } = setUp('late');
    const told: boolean[] = [];
    database.answering.subscribe(() => told.push(database.answering.get()));
    const failing = expect(one.keys()).rejects.toMatchObject(unavailable);
    await clock.elapse(3000);
    await failing;
    open.mockRestore();
    Object.defineProperty(slow, 'result', { value: await openRaw('late', 1, () => undefined) });
    slow.onsuccess?.(new Event('success'));
    await Promise.resolve();
    expect(told).toEqual([false, true]);
    expect(await one.keys()).toEqual(['a']);
  });

  test('that could not be opened is asked again at the next call', async () => {
    const open = jest.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { database, one } = setUp('refused');
    await expect(one.keys()).rejects.toMatchObject(unavailable);
    expect(database.answering.get()).toBe(false);
    expect(await one.keys()).toEqual([]);
    expect(database.answering.get()).toBe(true);
    open.mockRestore();
  });

  test('whose transaction never ends is given up after 5 s', async () => {
    const { clock, database, one } = setUp('stuck');
    await one.setItem('a', 1);
    let isStuck = true;
    const stuck = database.transaction('one', 'write', (store) => {
      const busy = () => {
        if (isStuck) store.put(2, 'a').onsuccess = busy;
      };
      busy();
    });
    const failing = expect(stuck).rejects.toMatchObject(unavailable);
    await clock.elapse(5000);
    await failing;
    expect(database.answering.get()).toBe(false);
    isStuck = false;
    const read = () => one.getItem('a').catch(() => null);
    while ((await read()) !== 1) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(database.answering.get()).toBe(true);
  });

  test('that ends a transaction without an answer has failed', async () => {
    const { database } = setUp('mute');
    await expect(database.transaction('one', 'read', () => undefined)).rejects.toMatchObject(
      unavailable,
    );
  });

  test('that does not even end a transaction lets nobody wait a second time', async () => {
    const { clock, one } = setUp('dead');
    await one.setItem('a', 1);
    const { transaction: real } = IDBDatabase.prototype;
    const transaction = jest
      .spyOn(IDBDatabase.prototype, 'transaction')
      .mockImplementation(function (this: IDBDatabase, ...given) {
        const ending: IDBTransaction = real.apply(this, given);
        // Its handlers cannot be set, so nobody hears of its end.
        const ignored = { set: () => undefined, get: () => null };
        return Object.defineProperties(ending, { oncomplete: ignored, onabort: ignored });
      });
    const failing = expect(one.getItem('a')).rejects.toMatchObject(unavailable);
    await clock.elapse(5000);
    await failing;
    transaction.mockRestore();
    await expect(one.getItem('a')).rejects.toMatchObject(unavailable);
  });
});

test('nothing is read or written while the page is being left', async () => {
  let show = () => {};
  const shown = new Promise<void>((done) => (show = done));
  const database = createDatabase({
    clock: createFakeClock(),
    name: 'left',
    stores: ['one'],
    untilShown: () => shown,
  });
  const one = localForageIn(database, 'one');
  const written = one.setItem('a', 1);
  const other = localForageIn(
    createDatabase({ clock: createFakeClock(), name: 'left', stores: ['one'] }),
    'one',
  );
  await other.setItem('b', 2);
  expect(await other.keys()).toEqual(['b']);
  show();
  await written;
  expect(await other.keys()).toEqual(['a', 'b']);
});
