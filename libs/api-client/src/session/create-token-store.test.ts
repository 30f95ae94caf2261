import { IDBDatabase, IDBFactory, IDBOpenDBRequest } from 'fake-indexeddb';
import { createTokenStore } from './create-token-store';

const pair = { token: 'a', refreshToken: 'r', receivedAt: 1, version: 1 };

test('a page reads the tokens that an earlier page stored', async () => {
  const factory = new IDBFactory();
  await createTokenStore(factory).change('a-1', () => pair);
  const next = createTokenStore(factory);
  expect(await next.accountIds()).toEqual(['a-1']);
  expect(await next.read('a-1')).toEqual(pair);
  expect(await next.read('a-2')).toBeNull();
});

test('a change is on disk when it resolves: a dead battery takes no login with it', async () => {
  const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
  await createTokenStore(new IDBFactory()).change('a-1', () => pair);
  expect(transaction).toHaveBeenCalledWith('tokens', 'readwrite', { durability: 'strict' });
  transaction.mockRestore();
});

test('a change gets the stored tokens, and null removes them', async () => {
  const store = createTokenStore(new IDBFactory());
  await store.change('a-1', () => pair);
  const decide = jest.fn(() => null);
  expect(await store.change('a-1', decide)).toBeNull();
  expect(decide).toHaveBeenCalledWith(pair);
  expect(await store.accountIds()).toEqual([]);
});

test('two pages that change at once do not overwrite each other', async () => {
  const factory = new IDBFactory();
  const pages = [createTokenStore(factory), createTokenStore(factory)];
  await pages[0]?.change('a-1', () => pair);
  await Promise.all(
    pages.map((page) =>
      page.change('a-1', (current) => ({ ...pair, version: (current?.version ?? 0) + 1 })),
    ),
  );
  expect((await pages[0]?.read('a-1'))?.version).toBe(3);
});

describe('a browser whose IndexedDB', () => {
  const refused = new IDBFactory();
  refused.open = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  test.each([
    { says: 'is missing', factory: undefined },
    { says: 'is refused', factory: refused },
  ])('$says keeps the login for the life of the page', async ({ factory }) => {
    const store = createTokenStore(factory);
    await store.change('a-1', () => pair);
    expect(await store.read('a-1')).toEqual(pair);
    expect(await store.accountIds()).toEqual(['a-1']);
  });

  describe('does not answer', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
    afterEach(() => jest.useRealTimers());

    test('is given up after 3 s', async () => {
      const silent = new IDBFactory();
      const open = jest.spyOn(silent, 'open').mockReturnValue(new IDBOpenDBRequest());
      const store = createTokenStore(silent);
      const changing = store.change('a-1', () => pair);
      await jest.advanceTimersByTimeAsync(3000);
      expect(await changing).toEqual(pair);
      await store.remove('a-1');
      // A second request would only wait behind the first one.
      expect(open).toHaveBeenCalledTimes(1);
    });

    describe('in time, but later', () => {
      const lateStore = async () => {
        const factory = new IDBFactory();
        await createTokenStore(factory).change('a-1', () => pair);
        const open = factory.open.bind(factory);
        jest.spyOn(factory, 'open').mockImplementation((...given) => {
          const request = open(...given);
          const later = (then: EventListener) =>
            request.addEventListener('success', (event) => void setTimeout(then, 4000, event));
          return Object.defineProperty(request, 'onsuccess', { set: later });
        });
        const store = createTokenStore(factory);
        const onLate = jest.fn();
        store.onLate(onLate);
        return { store, onLate, factory };
      };

      test('counts after all, and is told', async () => {
        const { store, onLate } = await lateStore();
        const first = store.accountIds();
        await jest.advanceTimersByTimeAsync(3000);
        expect(await first).toEqual([]);
        await jest.advanceTimersByTimeAsync(1500);
        expect(onLate).toHaveBeenCalledTimes(1);
        expect(await store.read('a-1')).toEqual(pair);
      });

      test('does not log in again who has logged out meanwhile, nor the next page', async () => {
        const { store, onLate, factory } = await lateStore();
        const removing = store.remove('a-1');
        await jest.advanceTimersByTimeAsync(4500);
        await removing;
        expect(onLate).not.toHaveBeenCalled();
        jest.restoreAllMocks();
        expect(await createTokenStore(factory).accountIds()).toEqual([]);
      });

      test('changes nothing for a page whose user has logged in meanwhile', async () => {
        const { store, onLate } = await lateStore();
        const changing = store.change('a-2', () => pair);
        await jest.advanceTimersByTimeAsync(4500);
        await changing;
        expect(onLate).not.toHaveBeenCalled();
        expect(await store.accountIds()).toEqual(['a-2']);
      });
    });

    test('to a transaction is given up after 5 s', async () => {
      const store = createTokenStore(new IDBFactory());
      await store.accountIds();
      const { transaction: real } = IDBDatabase.prototype;
      const transaction = jest
        .spyOn(IDBDatabase.prototype, 'transaction')
        .mockImplementation(function (this: IDBDatabase, ...given) {
          const ending: IDBTransaction = real.apply(this, given);
          return neverEnding(ending);
        });
      const changing = store.change('a-1', () => pair);
      await jest.advanceTimersByTimeAsync(5000);
      expect(await changing).toEqual(pair);
      transaction.mockRestore();
    });
  });

  test('fails later keeps the tokens that the page already knew', async () => {
    const store = createTokenStore(new IDBFactory());
    await store.change('a-1', () => pair);
    const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
    transaction.mockImplementation(() => {
      throw new DOMException('lost', 'UnknownError');
    });
    expect(await store.read('a-1')).toEqual(pair);
    transaction.mockRestore();
  });

  test('fails for a moment is not used again, because it would lack later changes', async () => {
    const store = createTokenStore(new IDBFactory());
    await store.accountIds();
    const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
    transaction.mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await store.change('a-1', () => pair);
    transaction.mockRestore();
    expect(await store.read('a-1')).toEqual(pair);
  });

  test.each([
    { says: 'closes the connection by itself', name: 'InvalidStateError' },
    { says: 'loses the process that holds the data', name: 'UnknownError' },
  ])('$says is opened once more', async ({ name }) => {
    const factory = new IDBFactory();
    const store = createTokenStore(factory);
    await store.change('a-1', () => pair);
    const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
    transaction.mockImplementationOnce(() => {
      throw new DOMException('lost', name);
    });
    await store.change('a-2', () => pair);
    transaction.mockRestore();
    expect(await createTokenStore(factory).accountIds()).toEqual(['a-1', 'a-2']);
  });
});

/** Its handlers cannot be set, so nobody hears of its end. */
function neverEnding(transaction: IDBTransaction): IDBTransaction {
  const ignored = { set: () => undefined, get: () => null };
  return Object.defineProperties(transaction, { oncomplete: ignored, onabort: ignored });
}
