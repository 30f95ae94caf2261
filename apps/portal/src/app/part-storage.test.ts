import { type ChangedParts, partStorage, type PartStorage } from './part-storage';

const KEY = 'persist:readingDraft';
const draft = (value: string, changedAt = '2026-11-24T10:00:00Z') =>
  JSON.stringify({ values: { t: { integer: value, decimals: '' } }, changedAt });
/** The format in which redux-persist hands over a slice. */
const slice = (parts: Readonly<Record<string, string>>) =>
  JSON.stringify({ ...parts, _persist: '{"version":1,"rehydrated":true}' });

function aDisk(entries: Readonly<Record<string, string>> = {}) {
  const disk = new Map(Object.entries(entries));
  let isBroken = false;
  const work = async <T>(done: () => T): Promise<T> => {
    if (isBroken) throw new Error('broken');
    return done();
  };
  return {
    disk,
    breakDown: (is: boolean) => (isBroken = is),
    openTab: (): PartStorage =>
      partStorage({
        keys: () => work(() => [...disk.keys()]),
        getItem: (key) => work(() => disk.get(key) ?? null),
        setItem: (key, text) => work(() => void disk.set(key, text)),
        removeItem: (key) => work(() => void disk.delete(key)),
      }),
  };
}
const kept = (disk: ReadonlyMap<string, string>) => Object.fromEntries(disk);
const read = async (tab: PartStorage): Promise<unknown> =>
  JSON.parse((await tab.getItem(KEY)) ?? 'null');

test('two tabs do not overwrite what the other one has typed', async () => {
  const { disk, openTab } = aDisk();
  const [one, other] = [openTab(), openTab()];
  expect([await read(one), await read(other)]).toEqual([null, null]);
  await one.setItem(KEY, slice({ 'j-1': draft('1') }));
  await other.setItem(KEY, slice({ 'j-2': draft('2') }));
  expect(kept(disk)).toEqual({ [`${KEY}/j-1`]: draft('1'), [`${KEY}/j-2`]: draft('2') });
  expect(await read(openTab())).toEqual({ 'j-1': draft('1'), 'j-2': draft('2') });
});

test('writes and tells only what has changed', async () => {
  const { disk, openTab } = aDisk({ [`${KEY}/j-1`]: draft('1'), [`${KEY}/j-2`]: draft('2') });
  const tab = openTab();
  const told: ChangedParts[] = [];
  tab.onChanged((changed) => told.push(changed));
  await tab.getItem(KEY);
  disk.set(`${KEY}/j-2`, draft('of another tab'));
  await tab.setItem(KEY, slice({ 'j-1': draft('11'), 'j-2': draft('2') }));
  await tab.setItem(KEY, slice({ 'j-1': draft('11'), 'j-2': draft('2') }));
  expect(told).toEqual([{ key: KEY, parts: { 'j-1': draft('11') } }]);
  expect(disk.get(`${KEY}/j-2`)).toBe(draft('of another tab'));
});

test('a cleared draft is gone from the disk, and the next page does not have it', async () => {
  const { disk, openTab } = aDisk({ [`${KEY}/j-1`]: draft('1'), [`${KEY}/j-2`]: draft('2') });
  const tab = openTab();
  await tab.getItem(KEY);
  await tab.setItem(KEY, slice({ 'j-2': draft('2') }));
  expect([...disk.keys()]).toEqual([`${KEY}/j-2`]);
  await tab.removeItem(KEY);
  expect([...disk.keys()]).toEqual([]);
});

test('what another tab has told is neither written nor told again', async () => {
  const { disk, openTab } = aDisk({ [`${KEY}/j-1`]: draft('1') });
  const tab = openTab();
  await tab.getItem(KEY);
  const told: ChangedParts[] = [];
  tab.onChanged((changed) => told.push(changed));
  tab.know({ key: KEY, parts: { 'j-1': null, 'j-2': draft('2') } });
  disk.clear();
  await tab.setItem(KEY, slice({ 'j-2': draft('2') }));
  expect(told).toEqual([]);
  expect(kept(disk)).toEqual({});
});

describe('the one text of an earlier build', () => {
  const whole = slice({
    'j-1': draft('old', '2026-11-24T09:00:00Z'),
    'j-2': draft('newer', '2026-11-24T11:00:00Z'),
    'j-3': draft('3'),
  });
  const own = { [`${KEY}/j-1`]: draft('1'), [`${KEY}/j-2`]: draft('2') };
  const all = {
    'j-1': draft('1'),
    'j-2': draft('newer', '2026-11-24T11:00:00Z'),
    'j-3': draft('3'),
  };

  test('is taken over where it is newer, and is gone then', async () => {
    const { disk, openTab } = aDisk({ ...own, [KEY]: whole });
    expect(await read(openTab())).toEqual(all);
    expect([...disk.keys()].sort()).toEqual([`${KEY}/j-1`, `${KEY}/j-2`, `${KEY}/j-3`]);
    expect(await read(openTab())).toEqual(all);
  });

  test('stays if it cannot be taken over, and is shown all the same', async () => {
    const { disk } = aDisk({ ...own, [KEY]: whole });
    const full = partStorage({
      keys: async () => [...disk.keys()],
      getItem: async (key) => disk.get(key) ?? null,
      setItem: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
      removeItem: async (key) => void disk.delete(key),
    });
    expect(await read(full)).toEqual(all);
    expect(disk.get(KEY)).toBe(whole);
  });

  test('is nothing if it is broken', async () => {
    const { openTab } = aDisk({ ...own, [KEY]: '{"j-1":' });
    expect(await read(openTab())).toEqual({ 'j-1': draft('1'), 'j-2': draft('2') });
  });
});

test('a broken part stays and does not keep the others', async () => {
  const { disk, openTab } = aDisk({ [`${KEY}/j-1`]: '{', [`${KEY}/j-2`]: draft('2') });
  const tab = openTab();
  expect(await read(tab)).toEqual({ 'j-2': draft('2') });
  await tab.setItem(KEY, slice({}));
  expect(kept(disk)).toEqual({ [`${KEY}/j-1`]: '{' });
});

test('drafts that could not be read are not overwritten, and other tabs are told all the same', async () => {
  const { disk, openTab, breakDown } = aDisk({ [`${KEY}/j-1`]: draft('1') });
  const tab = openTab();
  const told: ChangedParts[] = [];
  tab.onChanged((changed) => told.push(changed));
  breakDown(true);
  await expect(tab.getItem(KEY)).rejects.toThrow('broken');
  breakDown(false);
  await tab.setItem(KEY, slice({ 'j-1': draft('2') }));
  expect(kept(disk)).toEqual({ [`${KEY}/j-1`]: draft('1') });
  expect(told).toHaveLength(1);
});

test('what could not be written is written with the next change', async () => {
  const { disk, openTab, breakDown } = aDisk();
  const tab = openTab();
  await tab.getItem(KEY);
  breakDown(true);
  await expect(tab.setItem(KEY, slice({ 'j-1': draft('1') }))).rejects.toThrow('broken');
  breakDown(false);
  await tab.setItem(KEY, slice({ 'j-1': draft('1'), 'j-2': draft('2') }));
  expect(kept(disk)).toEqual({ [`${KEY}/j-1`]: draft('1'), [`${KEY}/j-2`]: draft('2') });
});

test('whoever waits for the last write waits for all', async () => {
  const { disk, openTab } = aDisk();
  const tab = openTab();
  void tab.setItem(KEY, slice({ 'j-1': draft('1') }));
  await tab.setItem(KEY, slice({ 'j-1': draft('1') }));
  expect([...disk.keys()]).toEqual([`${KEY}/j-1`]);
});
