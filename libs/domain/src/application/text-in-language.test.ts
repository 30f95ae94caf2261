import { reasonInLanguage, textInLanguage } from './text-in-language';

test.each([
  { says: 'the language itself', text: { de: 'Zähler', en: 'Meter' }, language: 'en', is: 'Meter' },
  {
    says: 'informal German is German',
    text: { de: 'Zähler' },
    language: 'de-informal',
    is: 'Zähler',
  },
  {
    says: 'its own informal text before that',
    text: { de: 'Sie', 'de-informal': 'du' },
    language: 'de-informal',
    is: 'du',
  },
  {
    says: 'German stands in',
    text: { de: 'Zähler', fr: 'Compteur' },
    language: 'en',
    is: 'Zähler',
  },
  { says: 'an empty text is none', text: { de: 'Zähler', en: ' ' }, language: 'en', is: 'Zähler' },
  { says: 'any existing language', text: { fr: 'Compteur' }, language: 'en', is: 'Compteur' },
  { says: 'nothing', text: {}, language: 'de', is: '' },
])('textInLanguage: $says', ({ text, language, is }) => {
  expect(textInLanguage(text, language)).toBe(is);
});

const words = { labelDE: 'Einzug', labelEN: 'Moving in', hintDE: 'Am Tag', hintEN: '' };
test.each([
  { says: 'German', option: words, language: 'de', label: 'Einzug', hint: 'Am Tag' },
  { says: 'English', option: words, language: 'en', label: 'Moving in', hint: 'Am Tag' },
  {
    says: 'without words',
    option: { labelDE: '', labelEN: '', hintDE: '', hintEN: '' },
    language: 'de',
    label: 'MOVE_IN',
    hint: '',
  },
])('reasonInLanguage: $says', ({ option, language, label, hint }) => {
  expect(reasonInLanguage({ value: 'MOVE_IN', ...option }, language)).toEqual({ label, hint });
});
