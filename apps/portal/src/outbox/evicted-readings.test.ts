import { noteUnsent } from '../base/unsent-note';
import { evictedReadings, markQueue } from './evicted-readings';

const storageOf = (kept: Readonly<Record<string, string>>) => {
  const entries = new Map(Object.entries(kept));
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
  };
};
const stateOf = (kept: Readonly<Record<string, string>> = {}) => {
  const { getItem, setItem } = storageOf(kept);
  return {
    getItem: async (key: string) => getItem(key),
    setItem: async (key: string, value: string) => setItem(key, value),
  };
};

test.each([
  { says: 'nothing waited', unsent: '0', isMarked: false, gone: 0 },
  { says: 'nobody was here before', unsent: null, isMarked: false, gone: 0 },
  { says: 'what waited is there', unsent: '2', isMarked: true, gone: 0 },
  { says: 'the database has gone', unsent: '2', isMarked: false, gone: 2 },
  { says: 'no number at all', unsent: 'x', isMarked: false, gone: 0 },
])('$says: $gone', async ({ unsent, isMarked, gone }) => {
  const localStorage = storageOf(unsent === null ? {} : { 'ablesbar-unsent': unsent });
  const state = stateOf();
  if (isMarked) await markQueue({ state });
  expect(await evictedReadings({ browser: { localStorage }, state })).toBe(gone);
});

test('the number that was noted is the number that is missed', async () => {
  const localStorage = storageOf({ 'ablesbar-unsent': '1' });
  noteUnsent(3, { localStorage });
  expect(await evictedReadings({ browser: { localStorage }, state: stateOf() })).toBe(3);
});
