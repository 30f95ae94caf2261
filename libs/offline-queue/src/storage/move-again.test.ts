import { createFakeClock, recordOf } from '../testing';
import {
  clearDevice,
  idsIn,
  namesThere,
  openPage,
  putOld,
  until,
  writeOldBuild,
} from '../testing/earlier-databases';

const PAUSE_MS = 2000;
const CALL_LIMIT_MS = 3000;
const ANSWER_LIMIT_MS = 30_000;
const unavailable = { kind: 'storage-unavailable' };
const full = { kind: 'storage-full' };

beforeEach(async () => {
  await clearDevice();
  await writeOldBuild();
});
afterEach(() => jest.restoreAllMocks());

function aPage() {
  const clock = createFakeClock();
  const open = jest.spyOn(indexedDB, 'open');
  const page = openPage(clock);
  const elapse = async (ms: number, times: number) => {
    for (let n = 0; n < times; n += 1) await clock.elapse(ms);
  };
  const problems = async () => {
    const reads = [page.state.keys(), page.photos.keys(), idsIn(page)];
    const results = await Promise.allSettled(reads);
    return results.map((read): unknown => ('reason' in read ? read.reason : null));
  };
  const opened = () => open.mock.calls.map(([name]) => name);
  const hasOpened = (name: string) => until(async () => opened().includes(name));
  return { ...page, elapse, problems, opened, hasOpened };
}

type Page = ReturnType<typeof aPage>;

/** Repeats the call as an app does. */
async function untilStored<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
}

async function expectEverythingIn(page: Page): Promise<void> {
  expect(await untilStored(() => page.state.keys())).toEqual(['jobs']);
  expect(await untilStored(() => page.photos.keys())).toEqual(['r-1/0']);
  expect(await untilStored(() => idsIn(page))).toEqual(['r-1']);
  await until(async () => (await namesThere()).join() === 'ours');
}

/** This database answers when the returned function is called. */
function holdUp(held: string): () => Promise<void> {
  const real = indexedDB.open.bind(indexedDB);
  const slow = new IDBOpenDBRequest();
  jest
    .spyOn(indexedDB, 'open')
    .mockImplementation((name, version) => (name === held ? slow : real(name, version)));
  return async () => {
    const request = real(held);
    await new Promise<void>((resolve) => (request.onsuccess = () => resolve()));
    Object.defineProperty(slow, 'result', { value: request.result });
    slow.onsuccess?.(new Event('success'));
  };
}

describe('a full disk', () => {
  function fillDisk() {
    return jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
    ) {
      Object.assign(this.transaction, { error: new DOMException('full', 'QuotaExceededError') });
      this.transaction.abort();
      return new IDBRequest() as IDBRequest<IDBValidKey>;
    });
  }

  test('leaves everything where it is, for the next page', async () => {
    fillDisk();
    expect(await aPage().problems()).toMatchObject([full, full, full]);
    jest.restoreAllMocks();
    await expectEverythingIn(aPage());
  });

  test('is asked again after a pause: with room, everything arrives in the same page', async () => {
    const put = fillDisk();
    const page = aPage();
    expect(await page.problems()).toMatchObject([full, full, full]);
    const before = page.opened();
    put.mockRestore();
    expect(await page.problems()).toMatchObject([full, full, full]);
    expect(page.opened()).toEqual(before);
    await page.elapse(PAUSE_MS, 3);
    await expectEverythingIn(page);
  });

  test('that opens no earlier database does not make it an empty one', async () => {
    const real = indexedDB.open.bind(indexedDB);
    let isFull = true;
    jest.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
      if (isFull && name !== 'ours') throw new DOMException('full', 'QuotaExceededError');
      return real(name, version);
    });
    const page = aPage();
    expect(await page.problems()).toMatchObject([full, full, full]);
    isFull = false;
    await page.elapse(PAUSE_MS, 3);
    await expectEverythingIn(page);
  });
});

test('a connection that is lost on the way hides no entry, and the rest arrives after a pause', async () => {
  await putOld('old-outbox', 'r-2', recordOf({ id: 'r-2', seq: 4 }));
  const { transaction: real } = IDBDatabase.prototype;
  let uses = 0;
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...given
  ) {
    if (this.name === 'old-outbox') uses += 1;
    // After the keys and the first entry.
    if (this.name === 'old-outbox' && uses > 3) throw new DOMException('lost', 'UnknownError');
    return real.apply(this, given);
  });
  const page = aPage();
  expect(await page.problems()).toMatchObject([null, null, unavailable]);
  jest.restoreAllMocks();
  await page.elapse(PAUSE_MS, 1);
  expect(await untilStored(() => idsIn(page))).toEqual(['r-1', 'r-2']);
});

describe('an earlier database that answers after 20 s', () => {
  test('holds up its own store for 3 s, and arrives in the same page', async () => {
    const answer = holdUp('old-outbox');
    const page = aPage();
    const problems = page.problems();
    await page.hasOpened('old-outbox');
    await page.elapse(CALL_LIMIT_MS, 1);
    expect(await problems).toMatchObject([null, null, unavailable]);
    // From then on nobody waits, and it is not opened a second time.
    await expect(page.records.all()).rejects.toMatchObject(unavailable);
    await answer();
    await expectEverythingIn(page);
    expect(page.opened().filter((name) => name === 'old-outbox')).toHaveLength(1);
  });

  test('has no other earlier database opened beside it', async () => {
    const answer = holdUp('old-state');
    const page = aPage();
    const problems = page.problems();
    await page.hasOpened('old-state');
    await page.elapse(CALL_LIMIT_MS, 3);
    expect(await problems).toMatchObject([unavailable, unavailable, unavailable]);
    expect(page.opened()).toEqual(['ours', 'old-state']);
    await answer();
    await expectEverythingIn(page);
  });
});

test('an earlier database that is silent for 30 s keeps the others no longer', async () => {
  const answer = holdUp('old-state');
  const page = aPage();
  const problems = page.problems();
  await page.hasOpened('old-state');
  await page.elapse(CALL_LIMIT_MS, 3);
  await problems;
  await page.elapse(ANSWER_LIMIT_MS, 1);
  expect(await untilStored(() => idsIn(page))).toEqual(['r-1']);
  await expect(page.state.keys()).rejects.toMatchObject(unavailable);
  await answer();
  await expectEverythingIn(page);
});
