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

test('what is typed is seen at once and kept soon, the last of it', () => {
  const { store, kept, waiting, passTime, afterReload } = aStore();
  store.change({ meterNumber: '1' });
  store.change({ meterNumber: '12' });
  expect(store.get().entry.meterNumber).toBe('12');
  expect(kept.size).toBe(0);
  expect(waiting.size).toBe(1);
  passTime();
  expect(afterReload().entry.meterNumber).toBe('12');
});

test('what is about to be sent is kept at once, with what was typed just before', () => {
  const { store, waiting, afterReload } = aStore();
  const attempt = { key: 'k-1', at: '2026-11-21T10:00:00.000Z', print: '{}' };
  store.change({ meterNumber: '12' });
  store.remember(attempt);
  expect(afterReload()).toMatchObject({ entry: { meterNumber: '12' }, attempt });
  expect(waiting.size).toBe(0);
});

test('what was cleared does not come back with what still waits', () => {
  const { store, kept, passTime } = aStore();
  store.change({ meterNumber: '12' });
  store.clear();
  passTime();
  expect(store.get().entry.meterNumber).toBe('');
  expect(kept.size).toBe(0);
});
