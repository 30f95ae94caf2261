import { IDBFactory, IDBObjectStore, IDBRequest } from 'fake-indexeddb';
import { aBrowser, grant, tokenOf } from '../testing/a-browser';
import { createTokenStore } from './create-token-store';

const pair = { token: 'a', refreshToken: 'r', receivedAt: 1, version: 1 };

/** Opens the database as another build does, and fills its store. */
function anotherBuild(
  factory: IDBFactory,
  { version = 1, stores = ['tokens'] }: { version?: number; stores?: readonly string[] },
  entries: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.open('ablesbar-auth', version);
    request.onupgradeneeded = () =>
      stores.forEach((name) => request.result.createObjectStore(name));
    request.onerror = () => reject(new Error('not opened'));
    request.onsuccess = () => {
      const database = request.result;
      const writing = database.transaction(stores, 'readwrite');
      for (const [key, value] of Object.entries(entries)) {
        writing.objectStore('tokens').put(value, key);
      }
      writing.oncomplete = () => resolve(database.close());
    };
  });
}

function storesOf(factory: IDBFactory): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const request = factory.open('ablesbar-auth');
    request.onsuccess = () => {
      resolve([...request.result.objectStoreNames]);
      request.result.close();
    };
  });
}

function entryOf(factory: IDBFactory, key: string): Promise<unknown> {
  return new Promise((resolve) => {
    const request = factory.open('ablesbar-auth');
    request.onsuccess = () => {
      const reading = request.result.transaction('tokens').objectStore('tokens').get(key);
      reading.onsuccess = () => resolve(reading.result);
      request.result.close();
    };
  });
}

/** The browser cannot read this text any more, as on a broken disk. */
function breakText(text: string): void {
  const real = structuredClone;
  jest.spyOn(globalThis, 'structuredClone').mockImplementation((value: unknown) => {
    if (JSON.stringify(value)?.includes(text)) throw new DOMException('broken', 'UnknownError');
    return real(value);
  });
}

afterEach(() => jest.restoreAllMocks());

test('the login that the build before has stored is still there', async () => {
  const factory = new IDBFactory();
  await anotherBuild(factory, {}, { 'a-1': pair, 'a-2': { ...pair, refreshToken: null } });
  const { sessions } = aBrowser(createTokenStore(factory));
  expect(await sessions.accounts()).toEqual(['a-1', 'a-2']);
  expect(await sessions.currentToken('a-1')).toMatchObject({ token: 'a', canBeRenewed: true });
});

test.each([
  { says: 'of a later build', version: 99, stores: ['tokens', 'devices'] },
  { says: 'without the store', version: 1, stores: ['other'] },
  { says: 'of a later build without the store', version: 7, stores: ['other'] },
])('in a database $says a login outlives its page, and nothing goes', async (before) => {
  const factory = new IDBFactory();
  await anotherBuild(factory, before);
  await createTokenStore(factory).change('a-1', () => pair);
  expect(await createTokenStore(factory).read('a-1')).toEqual(pair);
  expect(await storesOf(factory)).toEqual([...new Set([...before.stores, 'tokens'])].sort());
});

test('a later build that raises the version is not held up, and the page goes on', async () => {
  const factory = new IDBFactory();
  const first = createTokenStore(factory);
  await first.change('a-1', () => pair);
  const later = factory.open('ablesbar-auth', 2);
  await new Promise<void>((resolve) => (later.onsuccess = () => resolve()));
  later.result.close();
  expect(await first.read('a-1')).toEqual(pair);
  await first.change('a-2', () => pair);
  expect(await createTokenStore(factory).accountIds()).toEqual(['a-1', 'a-2']);
});

describe('an entry that cannot be read', () => {
  const broken = [
    { says: 'lacks a field', entry: { token: 'x', expires: 5 } },
    { says: 'has a field of another kind', entry: { ...pair, refreshToken: { text: 'x' } } },
    { says: 'has no number as its version', entry: { ...pair, version: Number.NaN } },
    { says: 'is a text', entry: '{"token":"x"}' },
    { says: 'is a list', entry: [pair] },
    { says: 'is nothing', entry: null },
    { says: 'is refused by the browser', entry: { ...pair, token: 'unreadable' } },
  ];

  async function aPageWith(entry: unknown) {
    const factory = new IDBFactory();
    await anotherBuild(factory, {}, { 'a-1': entry, 'a-2': pair });
    breakText('unreadable');
    return { factory, ...aBrowser(createTokenStore(factory)) };
  }

  test.each(broken)('because it $says is no login, keeps no other and stays', async ({ entry }) => {
    const { factory, sessions, answerAuth } = await aPageWith(entry);
    answerAuth(grant(tokenOf({ accountId: 'a-3' })));
    expect(await sessions.accounts()).toEqual(['a-2']);
    expect(await sessions.accessToken('a-1')).toMatchObject({ ok: false });
    expect(await sessions.replaceToken('a-1', 'x')).toMatchObject({ ok: false });
    const login = await sessions.logIn({ username: 'nord', password: 'geheim' });
    if (login.ok) await login.value.accept();
    jest.restoreAllMocks();
    expect(await entryOf(factory, 'a-1')).toEqual(entry);
    // The page has not given up the disk because of it.
    expect(await createTokenStore(factory).accountIds()).toEqual(['a-1', 'a-2', 'a-3']);
  });

  test.each(broken)('because it $says goes with a logout of its account', async ({ entry }) => {
    const { factory, sessions } = await aPageWith(entry);
    await sessions.remove('a-1');
    jest.restoreAllMocks();
    expect(await createTokenStore(factory).accountIds()).toEqual(['a-2']);
  });

  test.each(broken)('because it $says gives way to a new login', async ({ entry }) => {
    const { factory, answerAuth, enter } = await aPageWith(entry);
    const token = tokenOf();
    answerAuth(grant(token, 'r-1'));
    await enter();
    jest.restoreAllMocks();
    expect(await createTokenStore(factory).read('a-1')).toMatchObject({ token });
  });

  test('because its key is no text is left alone', async () => {
    const factory = new IDBFactory();
    await anotherBuild(factory, {}, { 'a-1': pair });
    const opening = factory.open('ablesbar-auth');
    await new Promise<void>((resolve) => (opening.onsuccess = () => resolve()));
    opening.result.transaction('tokens', 'readwrite').objectStore('tokens').put(pair, ['a-1']);
    opening.result.close();
    const { sessions } = aBrowser(createTokenStore(factory));
    expect(await sessions.accounts()).toEqual(['a-1']);
  });
});

describe('a full disk', () => {
  async function aPageOnFullDisk() {
    const factory = new IDBFactory();
    const store = createTokenStore(factory);
    await store.change('a-1', () => pair);
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      const error = new DOMException('full', 'QuotaExceededError');
      Object.assign(this.transaction, { error });
      this.transaction.abort();
      return new IDBRequest() as IDBRequest<IDBValidKey>;
    });
    return { factory, store };
  }

  test('leaves a new login to the page, and the others on the disk', async () => {
    const { factory, store } = await aPageOnFullDisk();
    await store.read('a-1');
    await store.change('a-2', () => pair);
    expect(await store.accountIds()).toEqual(['a-1', 'a-2']);
    expect(await createTokenStore(factory).accountIds()).toEqual(['a-1']);
  });

  test('still takes a logout: the next page does not find the login', async () => {
    const { factory, store } = await aPageOnFullDisk();
    await store.change('a-1', (current) => ({ ...pair, version: (current?.version ?? 0) + 1 }));
    await store.remove('a-1');
    expect(await store.read('a-1')).toBeNull();
    expect(await createTokenStore(factory).accountIds()).toEqual([]);
  });
});
