import { chosenLanguage } from './chosen-language';

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
])('$says', ({ asked, language }) => {
  expect(chosenLanguage(asked, config)).toBe(language);
});
