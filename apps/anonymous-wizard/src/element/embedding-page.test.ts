import { chosenLanguage, headingLevel, pageTheme } from './embedding-page';

test.each([
  { says: 'light, as asked', asked: 'light', scheme: 'dark', theme: 'light' },
  { says: 'dark, as asked', asked: 'dark', scheme: 'normal', theme: 'dark' },
  { says: 'light in a page that says nothing', asked: null, scheme: 'normal', theme: 'light' },
  { says: 'light in a browser that knows no schemes', asked: null, scheme: '', theme: 'light' },
  { says: 'dark in a dark page', asked: null, scheme: 'dark', theme: 'dark' },
  { says: 'as the system in a page that is both', asked: null, scheme: 'light dark', theme: null },
  {
    says: 'the page again for a word nobody knows',
    asked: 'x',
    scheme: 'only dark',
    theme: 'dark',
  },
] as const)('theme: $says', ({ asked, scheme, theme }) => {
  expect(pageTheme(asked, scheme)).toBe(theme);
});

test.each([
  { asked: '1', level: 1 },
  { asked: '6', level: 6 },
  { asked: '7', level: 2 },
  { asked: 'h3', level: 2 },
  { asked: null, level: 2 },
])('the title has level $level where $asked is asked for', ({ asked, level }) => {
  expect(headingLevel(asked)).toBe(level);
});

const config = {
  defaultLanguage: 'de-informal',
  enabledLanguages: [
    { name: 'de-informal', readableName: 'Deutsch' },
    { name: 'tr', readableName: 'Türkçe' },
  ],
};

test.each([
  { says: 'the one that is asked for', asked: 'en', language: 'en' },
  { says: 'one that only the utility has words for', asked: 'tr', language: 'tr' },
  { says: 'German of any country', asked: 'de-AT', language: 'de' },
  { says: 'English of any country', asked: 'en_GB', language: 'en' },
  { says: 'informal German by its name', asked: 'de-informal', language: 'de-informal' },
  { says: "the utility's own for one without words", asked: 'fr', language: 'de-informal' },
  { says: "the utility's own where none is asked for", asked: null, language: 'de-informal' },
  { says: "the utility's own for an empty attribute", asked: '', language: 'de-informal' },
])('language: $says', ({ asked, language }) => {
  expect(chosenLanguage(asked, config)).toBe(language);
});
