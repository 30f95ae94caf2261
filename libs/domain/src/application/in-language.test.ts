import { inLanguage } from './in-language';

const de = { language: 'de', id: 'de' };
const informal = { language: 'de-informal', id: 'de-informal' };
const en = { language: 'en', id: 'en' };
const all = { language: null, id: 'all' };

test.each([
  { says: 'its own language', items: [de, en], language: 'en', found: ['en'] },
  {
    says: 'informal German of its own',
    items: [de, informal],
    language: 'de-informal',
    found: ['de-informal'],
  },
  { says: 'German for informal German', items: [de, en], language: 'de-informal', found: ['de'] },
  {
    says: 'the default for a language without texts',
    items: [de, informal],
    language: 'en',
    found: ['de'],
  },
  {
    says: 'items for all languages, beside those of the language',
    items: [all, de, en],
    language: 'en',
    found: ['all', 'en'],
  },
  { says: 'items for all languages alone', items: [all], language: 'en', found: ['all'] },
  { says: 'nothing, where nothing fits', items: [en], language: 'tr', found: [] },
])('inLanguage: $says', ({ items, language, found }) => {
  expect(inLanguage(items, language, 'de').map(({ id }) => id)).toEqual(found);
});

test('an informal default falls back to German, too', () => {
  expect(inLanguage([de], 'en', 'de-informal')).toEqual([de]);
});
