// That nothing is left unsaid in any language. How the tables fit each other (places for numbers,
// forms of address) is tested beside them, in libs/i18n/src/texts/tables.test.ts.
import { de } from '../../libs/i18n/src/de/index.ts';
import { deInformal } from '../../libs/i18n/src/de-informal/index.ts';
import { en } from '../../libs/i18n/src/en/index.ts';
import { problemText } from '../../libs/i18n/src/problem/problem-text.ts';
import { hasText, missingTexts } from './texts.mjs';

test.each([
  { says: 'misses a key', table: {}, is: ['a'] },
  { says: 'misses a text', table: { a: ' ' }, is: ['a'] },
  { says: 'does not mind one more', table: { a: 'A', b: 'B' }, is: [] },
])('$says', ({ table, is }) => {
  expect(missingTexts(table, { a: 'A' })).toEqual(is);
});

const tables = {
  'formal German': de,
  'informal German': { ...de, ...deInformal },
  English: en,
};

test('there are texts', () => {
  expect(Object.keys(de).length).toBeGreaterThan(100);
});

test.each(Object.entries(tables))('%s has every text', (_name, table) => {
  expect(missingTexts(table, de)).toEqual([]);
  expect(missingTexts(de, table)).toEqual([]);
});

test.each(Object.entries(problemText))('the problem %s has a text in each', (_code, key) => {
  expect(Object.values(tables).filter((table) => !hasText(table, key))).toEqual([]);
});
