// One list names all data that the portal stores on a device, and what deletes it.
import { filesBelow, isProductCode, textOf } from './sources.mjs';

const LIST = 'apps/portal/src/app/kept-on-device.ts';
const DEVICE = 'apps/portal/src/base/device.ts';
const STATE = 'ablesbar/state';

/** Our names that store no data: four channels, a lock and the element. */
const KEEP_NOTHING = [
  'ablesbar-session',
  'ablesbar-drafts',
  'ablesbar-arrivals',
  'ablesbar-queue',
  'ablesbar-drain',
  'ablesbar-reading',
];

const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);
// The server sets its cookie itself; no code of the portal names it.
const listed = matches(textOf(LIST), /place: '([^']+)'/g).filter(
  (place) => !place.startsWith('cookie of the server'),
);

/** The stores of the portal's one database. Beside them, the file names only earlier databases. */
const [, storeNames = ''] = /const STORES = \[([^\]]+)\]/.exec(textOf(DEVICE)) ?? [];
const stores = matches(storeNames, /'([a-z-]+)'/g).map((store) => `ablesbar/${store}`);

const sources = ['apps/portal/src', 'libs']
  .flatMap((folder) => filesBelow(folder))
  .filter((path) => isProductCode(path) && ![LIST, DEVICE].includes(path))
  .map((path) => ({ path, text: textOf(path) }));

test('every database, store, cache and local entry is listed', () => {
  const named = new Set(sources.flatMap(({ text }) => matches(text, /'(ablesbar-[a-z-]+)'/g)));
  const places = listed.map((place) => place.split(':')[0]);
  const kept = [...named].filter((name) => !KEEP_NOTHING.includes(name));
  expect([...kept, ...stores].sort()).toEqual([...new Set(places)].sort());
});

test('every key of the common store is listed', () => {
  const keys = sources.flatMap(({ path, text }) => {
    if (!path.startsWith('apps/portal/src')) return [];
    return [...matches(text, /^const KEY = '(\w+)'/gm), ...matches(text, /key: '(\w+)' }/g)];
  });
  const inState = listed.filter((place) => place.startsWith(`${STATE}: `));
  expect(keys.sort()).toEqual(inState.map((place) => place.slice(STATE.length + 2)).sort());
});

test('nothing is listed twice', () => {
  expect(new Set(listed).size).toBe(listed.length);
});

test('nothing is persisted beside the list of persisted slices', () => {
  const persisting = sources.filter(({ text }) => /\bpersistReducer\(/.test(text));
  expect(persisting.map(({ path }) => path)).toEqual(['apps/portal/src/app/persisted.ts']);
});
