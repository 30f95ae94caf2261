import { languagesToTry } from './languages-to-try';

test.each([
  { says: 'its own, else the default', language: 'en', standard: 'de', tried: ['en', 'de'] },
  { says: 'the default once', language: 'de', standard: 'de', tried: ['de'] },
  {
    says: 'informal German is German',
    language: 'de-informal',
    standard: 'en',
    tried: ['de-informal', 'de', 'en'],
  },
  {
    says: 'also where it is the default',
    language: 'en',
    standard: 'de-informal',
    tried: ['en', 'de-informal', 'de'],
  },
  {
    says: 'a region is of its language',
    language: 'en-GB',
    standard: 'en',
    tried: ['en-GB', 'en'],
  },
  { says: 'no language, the default', language: '', standard: 'de', tried: ['', 'de'] },
])('languagesToTry: $says', ({ language, standard, tried }) => {
  expect(languagesToTry(language, standard)).toEqual(tried);
});
