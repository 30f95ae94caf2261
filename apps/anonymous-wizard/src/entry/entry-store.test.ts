import { aDay } from '@ablesbar/domain/testing';
import { attemptOf } from '../submission/attempt';
import { anEntry, aPhoto, config } from '../testing/an-entry';
import { createDrafts } from './draft';
import { createEntryStore } from './entry-store';
import { firstEntry, keptContact } from './entry';

const today = () => aDay('2026-11-21');

function aStore() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, text: string) => void kept.set(place, text),
    removeItem: (place: string) => void kept.delete(place),
  };
  const waiting = new Set<() => void>();
  const soon = (action: () => void) => {
    waiting.add(action);
    return () => void waiting.delete(action);
  };
  const drafts = createDrafts(storage);
  const store = createEntryStore({ config, today, drafts, soon });
  const passTime = () => {
    for (const action of waiting) action();
    waiting.clear();
  };
  const afterReload = () => drafts.read(firstEntry(config, today()));
  return { store, kept, waiting, passTime, afterReload };
}

test('a change is visible at once, and the last one is stored soon after', () => {
  const { store, kept, waiting, passTime, afterReload } = aStore();
  store.change({ meterNumber: '1' });
  store.change({ meterNumber: '12' });
  expect(store.get().entry.meterNumber).toBe('12');
  expect(kept.size).toBe(0);
  expect(waiting.size).toBe(1);
  passTime();
  expect(afterReload().entry.meterNumber).toBe('12');
});

test('an attempt is stored at once, with the changes just before it', () => {
  const { store, waiting, afterReload } = aStore();
  const attempt = { key: 'k-1', at: '2026-11-21T10:00:00.000Z', print: '{}' };
  store.change({ meterNumber: '12' });
  store.remember(attempt);
  expect(afterReload()).toMatchObject({ entry: { meterNumber: '12' }, attempt });
  expect(waiting.size).toBe(0);
});

test('a kept contact begins the next entry and is never stored, also when it is changed', () => {
  const { store, kept, passTime, afterReload } = aStore();
  const sent = anEntry({ email: 'weissmueller@posteo.example', readingReason: 'MOVE_IN' });
  store.change({ contact: sent.contact });
  store.clear(keptContact(sent));
  passTime();
  expect(store.get().entry).toMatchObject({
    meterNumber: '',
    values: {},
    hasConsented: false,
    contact: sent.contact,
    email: 'weissmueller@posteo.example',
    readingReason: 'MOVE_IN',
  });
  store.change({ meterNumber: '12' });
  store.change({ contact: { ...sent.contact, firstname: 'Jürgen Karl' } });
  store.remember(attemptOf(store.get().entry, null, { newId: () => 'k', now: () => new Date(0) }));
  passTime();
  expect(afterReload().entry.meterNumber).toBe('12');
  expect([...kept.values()].join()).not.toMatch(/Jürgen|müller|Markt|39999|Neuenbrück/);
  expect(afterReload().entry.isContactKept).toBe(false);
});

test('without a kept contact, clearing forgets it', () => {
  const { store } = aStore();
  store.clear(keptContact(anEntry()));
  store.clear();
  expect(store.get().entry).toMatchObject({ contact: { firstname: '' }, isContactKept: false });
});

test('a photo that is ready after its entry was cleared does not come into the next one', () => {
  const { store, kept, passTime } = aStore();
  const photos = store.photosOf('1.8.0');
  photos.setScaling(true);
  store.clear();
  store.photosOf('1.8.0').setScaling(true);
  photos.change((before) => [...before, aPhoto('p-1')]);
  photos.setScaling(false);
  passTime();
  expect(store.get()).toMatchObject({ entry: { photos: {} }, scaling: ['1.8.0'] });
  expect(kept.size).toBe(0);
});

const ELECTRICITY = config.meters[0]?.defaultMeterConfig;
const ready = { '1.8.0': { integer: '12', decimals: '' } };

test.each([
  { says: 'another rate', values: {}, changes: ['2.8.0'], in: '2.8.0' },
  { says: 'another rate and back', values: {}, changes: ['2.8.0', '1.8.0'], in: '1.8.0' },
  {
    says: 'a rate with an entry of its own: it stays with the value of its rate',
    values: { ...ready, '2.8.0': { integer: '7', decimals: '' } },
    changes: ['2.8.0'],
    in: '1.8.0',
  },
])('a photo that is scaled goes along with $says', ({ values, changes, in: place }) => {
  const { store } = aStore();
  store.change({ meterNumber: '1ESY1160123456', values });
  const photos = store.photosOf('1.8.0');
  photos.setScaling(true);
  let obis = '1.8.0';
  for (const by of changes) {
    if (ELECTRICITY) store.replaceRate(ELECTRICITY, { obis, by });
    obis = by;
  }
  expect(store.get().scaling).toEqual([place]);
  photos.change((before) => [...before, aPhoto('p-1')]);
  photos.setScaling(false);
  const { photos: kept, rates } = store.get().entry;
  expect(kept[place]).toEqual([aPhoto('p-1')]);
  expect(store.get().scaling).toEqual([]);
  expect(rates).toEqual([obis]);
});

test.each([
  { says: 'a photo is scaled', begun: ['HT'], ended: [], is: ['HT'] },
  { says: 'it ends', begun: ['HT'], ended: ['HT'], is: [] },
  { says: 'one of two ends', begun: ['HT', 'HT'], ended: ['HT'], is: ['HT'] },
  { says: 'another rate waits on', begun: ['HT', 'NT'], ended: ['NT'], is: ['HT'] },
])('the rates that wait for photos: $says', ({ begun, ended, is }) => {
  const { store } = aStore();
  for (const obis of begun) store.photosOf(obis).setScaling(true);
  for (const obis of ended) store.photosOf(obis).setScaling(false);
  expect(store.get().scaling).toEqual(is);
});

test('a change that is not stored yet does not return after clearing', () => {
  const { store, kept, passTime } = aStore();
  store.change({ meterNumber: '12' });
  store.clear();
  passTime();
  expect(store.get().entry.meterNumber).toBe('');
  expect(kept.size).toBe(0);
});
