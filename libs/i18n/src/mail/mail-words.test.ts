import { consentWords } from './consent-words';
import { mailWords } from './mail-words';
import { reminderWords } from './reminder-words';

/** All sentences of some words; a function says one about 'x'. */
function sentencesIn(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return sentencesIn(Reflect.apply(words, undefined, ['x']));
  return typeof words === 'object' && words !== null
    ? Object.values(words).flatMap(sentencesIn)
    : [];
}

test.each([
  { says: 'the account’s', languages: ['en', 'de'], closing: 'Kind regards' },
  { says: 'the informal one', languages: ['de-informal'], closing: 'Viele Grüße' },
  {
    says: 'the application’s where there is none',
    languages: [null, 'en'],
    closing: 'Kind regards',
  },
  { says: 'the next where we write none', languages: ['fr', 'en'], closing: 'Kind regards' },
  { says: 'German where we write neither', languages: ['fr'], closing: 'Freundliche Grüße' },
])('is written in a language: $says', ({ languages, closing }) => {
  expect(mailWords(...languages).closing).toBe(closing);
});

test.each([
  { language: 'de', not: /\b(?:du|dein\w*|dir|dich)\b/i },
  { language: 'de-informal', not: /\b(?:Sie|Ihre?\w*|Ihnen)\b(?! für deine)/ },
])('stays with one way of address: $language', ({ language, not }) => {
  const all = [mailWords(language), consentWords(language), reminderWords(language)];
  const said = sentencesIn(all);
  expect(said.length).toBeGreaterThan(50);
  for (const sentence of said) expect(sentence).not.toMatch(not);
});
