import localforage from 'localforage';
import { createFakeClock, type FakeClock, photo, recordOf } from '../testing';
import { createDatabase } from './create-database';
import { localForageIn } from './local-forage';
import { createPhotoStore } from './photo-store';
import { createRecordStore } from './record-store';

const earlier = [
  { database: 'old-state', entries: 'keyvaluepairs', into: 'state' },
  { database: 'old-photos', entries: 'entries', into: 'photos' },
  { database: 'old-outbox', entries: 'entries', into: 'outbox' },
];
const stores = ['state', 'photos', 'outbox'];
const stored = { mimeType: 'image/jpeg', data: photo('front').data, storedAt: 5 };

beforeEach(async () => {
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
});

/** The state, as localforage alone writes it: version 2, with a store of its own for its probe. */
function oldState() {
  return localforage.createInstance({ name: 'old-state', driver: localforage.INDEXEDDB });
}

/** Readings and photos, as the queue of the earlier build opened them before localforage did. */
function oldEntries(name: string): Promise<IDBDatabase> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.result.createObjectStore('entries');
    request.onsuccess = () => resolve(request.result);
  });
}

async function putOld(name: string, key: string, value: unknown): Promise<void> {
  const old = await oldEntries(name);
  const transaction = old.transaction('entries', 'readwrite');
  transaction.objectStore('entries').put(value, key);
  await new Promise<void>((resolve) => (transaction.oncomplete = () => resolve()));
  old.close();
}

async function writeOldBuild(): Promise<void> {
  await oldState().setItem('jobs', '{}');
  await putOld('old-photos', 'r-1/0', stored);
  await putOld('old-outbox', 'r-1', recordOf({ id: 'r-1', seq: 3 }));
}

function openPage(clock: FakeClock = createFakeClock()) {
  const database = createDatabase({ clock, name: 'ours', stores, earlier });
  const state = localForageIn(database, 'state');
  return {
    database,
    state,
    records: createRecordStore(database),
    photos: createPhotoStore(database),
  };
}

const idsIn = async (page: ReturnType<typeof openPage>) =>
  (await page.records.all()).map(({ id }) => id);
const namesThere = async () => (await indexedDB.databases()).map(({ name }) => name).sort();

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 1));
}

test('the data of the earlier build is moved, and its databases are deleted', async () => {
  await writeOldBuild();
  expect(await namesThere()).toEqual(['old-outbox', 'old-photos', 'old-state']);
  const page = openPage();
  expect(await page.state.getItem('jobs')).toBe('{}');
  expect(await page.records.all()).toEqual([recordOf({ id: 'r-1', seq: 3 })]);
  expect(await page.photos.read('r-1/0')).toEqual(stored);
  await until(async () => (await namesThere()).join() === 'ours');
});

test('a new device is asked for nothing old', async () => {
  const open = jest.spyOn(indexedDB, 'open');
  expect(await idsIn(openPage())).toEqual([]);
  expect(open.mock.calls).toEqual([['ours', undefined]]);
  open.mockRestore();
});

test('a browser that cannot name its databases is looked through, and none is created', async () => {
  const databases = jest.spyOn(indexedDB, 'databases').mockRejectedValue(new Error('unknown'));
  await putOld('old-outbox', 'r-1', recordOf({ id: 'r-1' }));
  expect(await idsIn(openPage())).toEqual(['r-1']);
  databases.mockRestore();
  await until(async () => (await namesThere()).join() === 'ours');
});

test('wherever the page ends, the next one has everything once', async () => {
  const { transaction: real } = IDBDatabase.prototype;
  let isEnded = false;
  for (let steps = 1; !isEnded; steps += 1) {
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    await writeOldBuild();
    let left = steps;
    const transaction = jest
      .spyOn(IDBDatabase.prototype, 'transaction')
      .mockImplementation(function (this: IDBDatabase, ...given) {
        left -= 1;
        if (left < 0) throw new DOMException('the page has ended', 'AbortError');
        return real.apply(this, given);
      });
    const first = openPage();
    await Promise.allSettled([first.state.keys(), first.photos.keys(), idsIn(first)]);
    isEnded = left > 0;
    transaction.mockRestore();
    const next = openPage();
    expect(await next.state.keys()).toEqual(['jobs']);
    expect(await next.photos.keys()).toEqual(['r-1/0']);
    expect(await idsIn(next)).toEqual(['r-1']);
    await until(async () => (await namesThere()).join() === 'ours');
  }
});

test('an entry of this build is not replaced by the earlier one', async () => {
  await openPage().state.setItem('jobs', 'new');
  await oldState().setItem('jobs', 'old');
  const page = openPage();
  expect(await page.state.getItem('jobs')).toBe('new');
  await until(async () => (await namesThere()).join() === 'ours');
});

test('a tab of the earlier build holds nothing up, and what it writes later is moved as well', async () => {
  await writeOldBuild();
  // It does not react to the deletion.
  const tab = await oldEntries('old-outbox');
  expect(await idsIn(openPage())).toEqual(['r-1']);
  tab.close();
  await until(async () => !(await namesThere()).includes('old-outbox'));
  await putOld('old-outbox', 'r-2', recordOf({ id: 'r-2', seq: 4 }));
  expect(await idsIn(openPage())).toEqual(['r-1', 'r-2']);
});

test('while the earlier database does not answer, its store counts as missing; the next page has it', async () => {
  await writeOldBuild();
  const clock = createFakeClock();
  const page = openPage(clock);
  const real = indexedDB.open.bind(indexedDB);
  const open = jest
    .spyOn(indexedDB, 'open')
    .mockImplementation((name, version) =>
      name === 'old-outbox' ? new IDBOpenDBRequest() : real(name, version),
    );
  expect(await page.state.keys()).toEqual(['jobs']);
  const failing = expect(page.records.all()).rejects.toMatchObject({ kind: 'storage-unavailable' });
  await clock.elapse(2000);
  await failing;
  open.mockRestore();
  expect(await idsIn(openPage())).toEqual(['r-1']);
});

test('a full disk leaves the reading where it is', async () => {
  await writeOldBuild();
  const page = openPage();
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
  ) {
    Object.assign(this.transaction, { error: new DOMException('full', 'QuotaExceededError') });
    this.transaction.abort();
    return new IDBRequest();
  });
  await expect(page.records.all()).rejects.toMatchObject({ kind: 'storage-full' });
  put.mockRestore();
  expect(await idsIn(openPage())).toEqual(['r-1']);
});

test('an entry that cannot be read stays, and keeps no other back', async () => {
  await putOld('old-outbox', 'r-1', recordOf({ id: 'r-1', seq: 1 }));
  await putOld('old-outbox', 'r-2', recordOf({ id: 'r-2', seq: 2 }));
  const { get: real } = IDBObjectStore.prototype;
  const get = jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    if (key === 'r-1') throw new DOMException('broken', 'UnknownError');
    return real.call(this, key);
  });
  expect(await idsIn(openPage())).toEqual(['r-2']);
  get.mockRestore();
  expect(await idsIn(openPage())).toEqual(['r-1', 'r-2']);
});
