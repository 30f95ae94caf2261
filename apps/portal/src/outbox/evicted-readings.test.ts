import { OUTBOX_DATABASE } from '@ablesbar/offline-queue';
import { evictedReadings, noteUnsent } from './evicted-readings';

const storageOf = (kept: Readonly<Record<string, string>>) => {
  const entries = new Map(Object.entries(kept));
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
  };
};
const ours = { name: OUTBOX_DATABASE, version: 1 };
const other = { name: 'ablesbar-state', version: 1 };

test.each([
  { says: 'nothing waited', unsent: '0', databases: [other], gone: 0 },
  { says: 'nobody was here before', unsent: null, databases: [], gone: 0 },
  { says: 'what waited is there', unsent: '2', databases: [other, ours], gone: 0 },
  { says: 'the database has gone', unsent: '2', databases: [other], gone: 2 },
  { says: 'no number at all', unsent: 'x', databases: [], gone: 0 },
])('$says: $gone', async ({ unsent, databases, gone }) => {
  const localStorage = storageOf(unsent === null ? {} : { 'ablesbar-unsent': unsent });
  const indexedDB = { databases: async () => databases };
  expect(await evictedReadings({ localStorage, indexedDB })).toBe(gone);
});

test('a browser that cannot tell says nothing', async () => {
  const localStorage = storageOf({ 'ablesbar-unsent': '2' });
  expect(await evictedReadings({ localStorage, indexedDB: {} })).toBe(0);
});

test('the number that was noted is the number that is missed', async () => {
  const localStorage = storageOf({ 'ablesbar-unsent': '1' });
  noteUnsent(3, { localStorage });
  const indexedDB = { databases: async () => [] };
  expect(await evictedReadings({ localStorage, indexedDB })).toBe(3);
});
