import { persistedEntries } from './persisted.mjs';
import { filesBelow, isProductCode, textOf } from './sources.mjs';

test.each([
  {
    says: 'reads the sentence',
    text: "export const persisted = { a: { clearedOn: 'logout' } } as const;",
    is: [{ name: 'a', clearedOn: 'logout' }],
  },
  {
    says: 'misses the sentence',
    text: 'export const persisted = { a: { reducer } } satisfies X;',
    is: [{ name: 'a', clearedOn: null }],
  },
  {
    says: 'does not take an empty sentence',
    text: "export const persisted = { a: { clearedOn: ' ' } };",
    is: [{ name: 'a', clearedOn: null }],
  },
  {
    says: 'does not take what is spread in unseen',
    text: 'export const persisted = { ...more };',
    is: [{ name: '...more', clearedOn: null }],
  },
])('$says', ({ text, is }) => {
  expect(persistedEntries(text)).toEqual(is);
});

const HOME = 'apps/portal/src/app/persisted.ts';

test('every persisted slice says when it is cleared', () => {
  const entries = persistedEntries(textOf(HOME));
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter(({ clearedOn }) => clearedOn === null)).toEqual([]);
});

test('nothing is persisted anywhere else', () => {
  const persisting = ['apps', 'libs']
    .flatMap((folder) => filesBelow(folder))
    .filter((path) => isProductCode(path) && /\bpersistReducer\(/.test(textOf(path)));
  expect(persisting).toEqual([HOME]);
});
