import { aDay } from '@ablesbar/domain/testing';
import { aPhoto, anEntry, config } from '../testing/an-entry';
import { createDrafts } from './draft';
import { firstEntry } from './entry';

const empty = firstEntry(config, aDay('2026-11-21'));
const attempt = { key: 'k-1', at: '2026-11-21T10:00:00.000Z', print: '{}' };

/** A storage that refuses a text longer than `room` characters. */
function aStorage(room = 10_000) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, text: string) {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(name, text);
    },
    removeItem: (name: string) => void kept.delete(name),
  };
}

test('survives a reload whole, but for the consent, which is asked anew', () => {
  const storage = aStorage();
  const read = { ...aPhoto('p-2'), counter: { left: 0.1, top: 0.2, width: 0.8, height: 0.2 } };
  const entry = anEntry({ photos: { '1.8.0': [aPhoto('p-1'), read] } });
  createDrafts(storage).write({ entry, attempt });
  expect(createDrafts(storage).read(empty)).toEqual({
    entry: { ...entry, readings: [], hasConsented: false },
    attempt,
  });
});

test('a photo that was removed leaves nothing behind, and clearing leaves nothing at all', () => {
  const storage = aStorage();
  const drafts = createDrafts(storage);
  drafts.write({ entry: anEntry({ photos: { a: [aPhoto('p-1'), aPhoto('p-2')] } }), attempt });
  drafts.write({ entry: anEntry({ photos: { a: [aPhoto('p-2')] } }), attempt });
  expect([...storage.kept.keys()].filter((name) => name.includes('p-1'))).toEqual([]);
  drafts.clear();
  expect(storage.kept.size).toBe(0);
});

test('a new visit removes the form and the photos of an abandoned one', () => {
  const storage = aStorage();
  const photos = { a: [aPhoto('p-1')], b: [aPhoto('p-2')] };
  createDrafts(storage).write({ entry: anEntry({ photos }), attempt });
  createDrafts(storage).clear();
  expect([...storage.kept.keys()]).toEqual([]);
});

test('a photo that the storage cannot hold costs neither the form nor the others', () => {
  const storage = aStorage(1500);
  const large = { ...aPhoto('p-1'), encodedImage: 'A'.repeat(2000) };
  createDrafts(storage).write({
    entry: anEntry({ photos: { a: [large, aPhoto('p-2')] } }),
    attempt,
  });
  const { entry } = createDrafts(storage).read(empty);
  expect(entry.meterNumber).toBe('1ESY1160123456');
  expect(entry.photos).toEqual({ a: [aPhoto('p-2')] });
});

test.each([
  { says: 'nothing', text: null },
  { says: 'no JSON', text: '{"entry":' },
  { says: "somebody else's", text: '[1]' },
  { says: 'fields of other kinds', text: '{"entry":{"meterNumber":1,"contact":[],"values":3}}' },
])('an unreadable draft leaves the form empty: $says', ({ text }) => {
  const storage = aStorage();
  if (text !== null) storage.setItem('ablesbar-wizard', text);
  expect(createDrafts(storage).read(empty)).toEqual({ entry: empty, attempt: null });
});

test('a photo shows no counter where the draft says nothing of use about it', () => {
  const storage = aStorage();
  createDrafts(storage).write({ entry: anEntry({ photos: { a: [aPhoto('p-1')] } }), attempt });
  const draft: unknown = JSON.parse(storage.kept.get('ablesbar-wizard') ?? '');
  expect(draft).toHaveProperty('counters', {});
  const useless = Object.assign({}, draft, { counters: { 'p-1': { left: 1 } } });
  storage.setItem('ablesbar-wizard', JSON.stringify(useless));
  expect(createDrafts(storage).read(empty).entry.photos).toEqual({ a: [aPhoto('p-1')] });
});

test('without a storage everything works but the reload', () => {
  const drafts = createDrafts(null);
  drafts.write({ entry: anEntry(), attempt });
  expect(drafts.read(empty).entry).toEqual(empty);
  drafts.clear();
});
