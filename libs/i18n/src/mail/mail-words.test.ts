import { mailWords } from './mail-words';

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
  const { share, receipt } = mailWords(language);
  const { notReadable, ...words } = receipt;
  const said = [...Object.values(share), ...Object.values(words)].map((one) =>
    typeof one === 'string' ? one : one('x'),
  );
  said.push(...Object.values(notReadable));
  for (const sentence of said) expect(sentence).not.toMatch(not);
});
