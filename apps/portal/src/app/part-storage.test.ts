import { mergeParts } from './merge-parts';
import {
  type ChangedElsewhere,
  partStorage,
  type PartStorage,
  type PlacedParts,
} from './part-storage';

const KEY = 'persist:readingDraft';
const draft = (value: string, changedAt = '2026-11-24T10:00:00Z') =>
  JSON.stringify({
    values: { t: { integer: value, decimals: '' } },
    day: null,
    changedAt,
    enteredAt: { t: changedAt },
  });
/** The format in which redux-persist hands over a slice. */
const slice = (parts: Readonly<Record<string, string>>) =>
  JSON.stringify({ ...parts, _persist: '{"version":1,"rehydrated":true}' });

function aDisk(entries: Readonly<Record<string, string>> = {}) {
  const disk = new Map(Object.entries(entries));
  let isBroken = false;
  let isFull = false;
  const openTab = (): PartStorage =>
    partStorage(
      {
        async entries(prefix) {
          if (isBroken) throw new Error('broken');
          return new Map([...disk].filter(([key]) => key.startsWith(prefix)));
        },
        async change(keys, decide) {
          if (isBroken || isFull) throw new Error('broken');
          for (const key of keys) {
            const next = decide(key, disk.get(key) ?? null);
            if (next === null) disk.delete(key);
            else disk.set(key, next);
          }
        },
      },
      mergeParts,
    );
  return {
    disk,
    openTab,
    breakDown: (is: boolean) => (isBroken = is),
    fillUp: () => (isFull = true),
    async openTabs(key = KEY) {
      const tabs = [openTab(), openTab()] as const;
      for (const tab of tabs) await tab.getItem(key);
      return tabs;
    },
  };
}
function toldBy(tab: PartStorage) {
  const written: PlacedParts[] = [];
  const elsewhere: ChangedElsewhere[] = [];
  tab.onWritten((parts) => written.push(parts));
  tab.onChangedElsewhere((changed) => elsewhere.push(changed));
  return { written, elsewhere };
}
const kept = (disk: ReadonlyMap<string, string>) => Object.fromEntries(disk);
const read = async (tab: PartStorage): Promise<unknown> =>
  JSON.parse((await tab.getItem(KEY)) ?? 'null');

test('two tabs do not overwrite what the other one has typed', async () => {
  const { disk, openTab, openTabs } = aDisk();
  const [one, other] = await openTabs();
  await one.setItem(KEY, slice({ 'j-1': draft('1') }));
  await other.setItem(KEY, slice({ 'j-2': draft('2') }));
  expect(kept(disk)).toEqual({ [`${KEY}/j-1`]: draft('1'), [`${KEY}/j-2`]: draft('2') });
  expect(await read(openTab())).toEqual({ 'j-1': draft('1'), 'j-2': draft('2') });
});

test('writes only what has changed, and says where after it is on the disk', async () => {
  const { disk, openTab } = aDisk({ [`${KEY}/j-1`]: draft('1'), [`${KEY}/j-2`]: draft('2') });
  const tab = openTab();
  const { written } = toldBy(tab);
  await tab.getItem(KEY);
  disk.set(`${KEY}/j-2`, draft('of another tab'));
  await tab.setItem(KEY, slice({ 'j-1': draft('11'), 'j-2': draft('2') }));
  await tab.setItem(KEY, slice({ 'j-1': draft('11'), 'j-2': draft('2') }));
  expect(written).toEqual([{ key: KEY, names: ['j-1'] }]);
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

test('a tab that was not told does not bring a sent draft back with its next key', async () => {
  const { disk, openTabs } = aDisk({ [`${KEY}/j-1`]: draft('1') });
  const [one, other] = await openTabs();
  const { elsewhere } = toldBy(other);
  await one.setItem(KEY, slice({}));
  const rate = { u: { integer: '7', decimals: '' } };
  const both = { values: { t: { integer: '1', decimals: '' }, ...rate }, changedAt: 'later' };
  await other.setItem(KEY, slice({ 'j-1': JSON.stringify(both) }));
  const left = { values: rate, day: null, changedAt: 'later', enteredAt: { u: 'later' } };
  expect(JSON.parse(disk.get(`${KEY}/j-1`) ?? '')).toEqual(left);
  expect(elsewhere).toEqual([
    { key: KEY, name: 'j-1', base: JSON.stringify(both), theirs: disk.get(`${KEY}/j-1`) },
  ]);
});

test.each([
  { says: 'these parts', parts: { key: KEY, names: ['j-1', 'j-3'] } },
  { says: 'everything', parts: undefined },
])('a look at $says tells what another tab has changed', async ({ parts }) => {
  const { disk, openTabs } = aDisk({ [`${KEY}/j-1`]: draft('1'), [`${KEY}/j-2`]: draft('2') });
  const [one, other] = await openTabs();
  const { written, elsewhere } = toldBy(other);
  await one.setItem(KEY, slice({ 'j-2': draft('2'), 'j-3': draft('3') }));
  await other.refresh(parts);
  expect(elsewhere).toEqual([
    { key: KEY, name: 'j-1', base: draft('1'), theirs: null },
    { key: KEY, name: 'j-3', base: null, theirs: draft('3') },
  ]);
  const before = kept(disk);
  await other.setItem(KEY, slice({ 'j-2': draft('2'), 'j-3': draft('3') }));
  expect([written, kept(disk)]).toEqual([[], before]);
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
    const places = ['#earlier', '/j-1', '/j-2', '/j-3'].map((end) => `${KEY}${end}`);
    expect([...disk.keys()].sort()).toEqual(places);
    expect(await read(openTab())).toEqual(all);
  });

  test('counts only where its tab has changed it since it was taken over', async () => {
    const { disk, openTab } = aDisk({ [KEY]: slice({ 'j-1': draft('1'), 'j-2': draft('2') }) });
    const tab = openTab();
    const { elsewhere } = toldBy(tab);
    await tab.getItem(KEY);
    await tab.setItem(KEY, slice({ 'j-2': draft('22', '2026-11-24T11:00:00Z') }));
    const late = draft('3', '2026-11-24T12:00:00Z');
    // The old tab still has what was sent here, and an older value.
    disk.set(KEY, slice({ 'j-1': draft('1'), 'j-2': draft('2'), 'j-3': late }));
    await tab.refresh();
    expect(elsewhere.map(({ name }) => name)).toEqual(['j-3']);
    expect(await read(openTab())).toEqual({
      'j-2': draft('22', '2026-11-24T11:00:00Z'),
      'j-3': late,
    });
  });

  test('is forgotten with its account', async () => {
    const { disk, openTab } = aDisk({ [KEY]: whole });
    const tab = openTab();
    await tab.getItem(KEY);
    await tab.setItem(KEY, slice({}));
    await tab.forgetEarlier();
    expect([...disk.keys()]).toEqual([]);
  });

  test('stays if it cannot be taken over, and is shown all the same', async () => {
    const { disk, openTab, fillUp } = aDisk({ ...own, [KEY]: whole });
    fillUp();
    expect(await read(openTab())).toEqual(all);
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

test('drafts that could not be read are not overwritten, and are found later', async () => {
  const other = JSON.stringify({ values: { u: { integer: '2', decimals: '' } }, day: null });
  const { disk, openTab, breakDown } = aDisk({ [`${KEY}/j-1`]: other, [`${KEY}/j-2`]: draft('2') });
  const tab = openTab();
  const { elsewhere } = toldBy(tab);
  breakDown(true);
  await expect(tab.getItem(KEY)).rejects.toThrow('broken');
  breakDown(false);
  await tab.setItem(KEY, slice({ 'j-1': draft('1') }));
  expect(JSON.parse(disk.get(`${KEY}/j-1`) ?? '')).toMatchObject({ values: { t: {}, u: {} } });
  await tab.refresh();
  expect(elsewhere.map(({ name }) => name)).toEqual(['j-1', 'j-2']);
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

test('settling writes what is left, and fails if the disk does', async () => {
  const { disk, openTab, breakDown } = aDisk();
  const tab = openTab();
  breakDown(true);
  await tab.setItem(KEY, slice({ 'j-1': draft('1') })).catch(() => undefined);
  await expect(tab.settle()).rejects.toThrow('broken');
  breakDown(false);
  await tab.settle();
  expect([...disk.keys()]).toEqual([`${KEY}/j-1`]);
});

test('clearing deletes what this tab has not seen, and keeps what was entered since', async () => {
  const { disk, openTab } = aDisk();
  const tab = openTab();
  await tab.getItem(KEY);
  disk.set(`${KEY}/j-1`, draft('of a tab that was killed'));
  disk.set(KEY, slice({ 'j-2': draft('of an earlier build') }));
  void tab.setItem(KEY, slice({ 'j-3': draft('of the next login') }));
  await tab.clearAll();
  expect([...disk.keys()]).toEqual([`${KEY}/j-3`]);
});

test('fields in which nothing is entered have no entry, so they overwrite nothing', async () => {
  const { disk, openTab, breakDown } = aDisk({ [`${KEY}/meterNumber`]: '"1ESY"' });
  const tab = openTab();
  breakDown(true);
  await tab.getItem(KEY).catch(() => undefined);
  breakDown(false);
  const value = '{"integer":"","decimals":""}';
  await tab.setItem(KEY, slice({ meterNumber: '""', value, day: 'null', comment: '"im Hof"' }));
  expect(kept(disk)).toEqual({ [`${KEY}/meterNumber`]: '"1ESY"', [`${KEY}/comment`]: '"im Hof"' });
});

describe('a field in two tabs', () => {
  const UNLISTED = 'persist:unlistedDraft';
  const field = (meterNumber: string, hour: number, isSaid = true) => {
    const at = `2026-11-24T${hour}:00:00Z`;
    return slice({
      meterNumber: JSON.stringify(meterNumber),
      changedAt: JSON.stringify(at),
      ...(isSaid && { enteredAt: JSON.stringify({ meterNumber: at }) }),
    });
  };
  const numberOn = (disk: ReadonlyMap<string, string>) => disk.get(`${UNLISTED}/meterNumber`);

  test.each([
    { says: 'an older one that could not be written', late: 10, isSaid: true, left: '"theirs"' },
    { says: 'a newer one that could not be written', late: 12, isSaid: true, left: '"mine"' },
    { says: 'a tab that does not say when', late: 10, isSaid: false, left: '"theirs"' },
  ])('keeps what was entered last: $says', async ({ late, isSaid, left }) => {
    const { disk, openTabs, breakDown } = aDisk();
    const [one, other] = await openTabs(UNLISTED);
    const { elsewhere } = toldBy(one);
    breakDown(true);
    await one.setItem(UNLISTED, field('mine', late)).catch(() => undefined);
    breakDown(false);
    await other.setItem(UNLISTED, field('theirs', 11, isSaid));
    await one.refresh();
    expect(numberOn(disk)).toBe(left);
    const taken = { key: UNLISTED, name: 'meterNumber', base: '"mine"', theirs: '"theirs"' };
    expect(elsewhere.filter(({ name }) => name === 'meterNumber')).toEqual(
      left === '"mine"' ? [] : [taken],
    );
    await other.refresh();
    await other.settle();
    expect(numberOn(disk)).toBe(left);
  });

  test.each([
    { says: 'with its own write', isTold: false },
    { says: 'from the other tab', isTold: true },
  ])(
    'that one has sent stays if the other has entered it again: learnt $says',
    async ({ isTold }) => {
      const { disk, openTabs, breakDown } = aDisk();
      const [one, other] = await openTabs(UNLISTED);
      await one.setItem(UNLISTED, field('7', 10));
      await other.refresh();
      const { written } = toldBy(other);
      breakDown(true);
      await one.setItem(UNLISTED, slice({})).catch(() => undefined);
      breakDown(false);
      await other.setItem(UNLISTED, field('7', 12));
      if (isTold) for (const parts of written) await one.refresh(parts);
      await one.settle();
      expect(numberOn(disk)).toBe('"7"');
    },
  );
});
