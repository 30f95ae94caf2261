import { aDay } from '@ablesbar/domain/testing';
import { config } from '../testing/an-entry';
import { createDrafts } from './draft';
import { createEntryStore } from './entry-store';
import { firstEntry } from './entry';

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

test('a change that is not stored yet does not return after clearing', () => {
  const { store, kept, passTime } = aStore();
  store.change({ meterNumber: '12' });
  store.clear();
  passTime();
  expect(store.get().entry.meterNumber).toBe('');
  expect(kept.size).toBe(0);
});
