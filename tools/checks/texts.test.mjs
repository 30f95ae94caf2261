// Every language has every text. libs/i18n/src/texts/tables.test.ts checks how the tables fit each
// other: places for numbers, forms of address.
import { first } from '../../libs/i18n/src/de/first.ts';
import { de } from '../../libs/i18n/src/de/index.ts';
import { deInformal } from '../../libs/i18n/src/de-informal/index.ts';
import { en } from '../../libs/i18n/src/en/index.ts';
import { problemText } from '../../libs/i18n/src/problem/problem-text.ts';
import { filesBelow, isProductCode, textOf } from './sources.mjs';

/** Whether the table has the key, or one of its plural forms. */
const hasText = (table, key) => key in table || `${key}_other` in table;

/** The keys of the model that the table lacks or leaves empty. */
const missingTexts = (table, model) =>
  Object.keys(model).filter((key) => !table[key] || table[key].trim() === '');

test.each([
  { says: 'finds a missing key', table: {}, is: ['a'] },
  { says: 'finds an empty text', table: { a: ' ' }, is: ['a'] },
  { says: 'ignores additional keys', table: { a: 'A', b: 'B' }, is: [] },
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

/** The texts that no code names, neither whole nor, in a template, by the words they begin with. */
function unusedTexts(keys, code) {
  const words = new Set(code.match(/\b[a-z]+(?:_[a-z\d]+)+\b/g));
  const beginnings = [...code.matchAll(/`([a-z]+_[a-z\d_]*)\$\{/g)].map(([, words]) => words);
  return keys.filter((key) => {
    const [base] = key.split(/_(?:one|other)$/);
    return (
      !words.has(base) && !words.has(key) && !beginnings.some((words) => key.startsWith(words))
    );
  });
}

test.each([
  { says: 'a text that is named', code: "t('a_text')", is: ['b_text_one', 'b_text_other'] },
  { says: 'a text with a number', code: "t('b_text', { count })", is: ['a_text'] },
  { says: 'a text by its beginning', code: 't(`a_${id}`)', is: ['b_text_one', 'b_text_other'] },
])('$says is used', ({ code, is }) => {
  expect(unusedTexts(['a_text', 'b_text_one', 'b_text_other'], code)).toEqual(is);
});

test('every text is used', () => {
  const isTable = (path) => /^libs\/i18n\/src\/(de|de-informal|en)\//.test(path);
  const files = ['apps', 'libs'].flatMap((folder) => filesBelow(folder));
  const code = files.filter((path) => isProductCode(path) && !isTable(path)).map(textOf);
  expect(unusedTexts(Object.keys(de), code.join('\n'))).toEqual([]);
});

/** They load after the login is shown, and must not wait for the texts behind it. */
const BESIDE_THE_LOGIN = [
  'apps/portal/src/shell/Shell/PortalDialogs.tsx',
  'libs/ui/src/frame/Contact/Contact.tsx',
  'libs/ui/src/frame/ServerText/ServerText.tsx',
];

test.each(BESIDE_THE_LOGIN)('%s says only texts that the login has', (file) => {
  const code = textOf(file);
  const said = Object.keys(de).filter((key) => code.includes(`'${key}'`));
  expect(said).not.toEqual([]);
  expect(said.filter((key) => !(key in first))).toEqual([]);
});
