import {
  clearDevice,
  idsIn,
  namesThere,
  oldEntries,
  oldState,
  openPage,
  putOld,
  stored,
  until,
  writeOldBuild,
} from '../testing/earlier-databases';
import { recordOf } from '../testing';

beforeEach(clearDevice);

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
    await clearDevice();
    await writeOldBuild();
    await putOld('old-outbox', 'r-2', recordOf({ id: 'r-2', seq: 4 }));
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
    expect(await idsIn(next)).toEqual(['r-1', 'r-2']);
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
