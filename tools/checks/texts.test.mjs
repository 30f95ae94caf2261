import { de } from '../../libs/i18n/src/de/index.ts';
import { deInformal } from '../../libs/i18n/src/de-informal/index.ts';
import { en } from '../../libs/i18n/src/en/index.ts';
import { problemText } from '../../libs/i18n/src/problem/problem-text.ts';
import {
  empty,
  formallyAddressed,
  hasText,
  informallyAddressed,
  oddlyNamed,
  withOtherPlaceholders,
} from './texts.mjs';

test.each([
  { says: 'sees the formal word', text: 'Geben Sie nur Ziffern ein.', is: true },
  { says: 'sees the formal possessive', text: 'Ihr Versorger fragt nach.', is: true },
  { says: 'sees it in its cases', text: 'Wir danken Ihnen.', is: true },
  { says: 'is not misled by a small letter', text: 'Dort stehen sie.', is: false },
  { says: 'is not misled inside of a word', text: 'Siehe unten: Ihringen', is: false },
])('$says', ({ text, is }) => {
  expect(formallyAddressed({ text }).length > 0).toBe(is);
});

test.each([
  { says: 'sees the informal word', text: 'Du sendest vor der Frist.', is: true },
  { says: 'sees the informal possessive', text: 'Wir prüfen deinen Stand.', is: true },
  { says: 'is not misled inside of a word', text: 'Duisburg, Reduktion, Direktion', is: false },
])('$says', ({ text, is }) => {
  expect(informallyAddressed({ text }).length > 0).toBe(is);
});

const informal = { ...de, ...deInformal };
const tables = [
  { name: 'formal German', table: de },
  { name: 'informal German', table: informal },
  { name: 'English', table: en },
];

test.each(tables)('$name has every text', ({ table }) => {
  expect(Object.keys(de).length).toBeGreaterThan(50);
  expect(Object.keys(table).sort()).toEqual(Object.keys(de).sort());
  expect(empty(table)).toEqual([]);
  expect(oddlyNamed(table)).toEqual([]);
});

test.each(tables)('$name names the same numbers', ({ table }) => {
  expect(withOtherPlaceholders(table, de)).toEqual([]);
});

test('informal German addresses nobody formally', () => {
  expect(formallyAddressed(informal)).toEqual([]);
});

test('formal German addresses nobody informally', () => {
  expect(informallyAddressed(de)).toEqual([]);
});

test('informal German repeats no formal text', () => {
  expect(Object.entries(deInformal).filter(([key, text]) => de[key] === text)).toEqual([]);
});

test.each(Object.entries(problemText))('the problem %s has a text', (_code, key) => {
  expect(tables.filter(({ table }) => !hasText(table, key))).toEqual([]);
});
