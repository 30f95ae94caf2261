import { startingLanguage } from './starting-language';

const config = (defaultLanguage: string, ...names: readonly string[]) => ({
  defaultLanguage,
  enabledLanguages: names.map((name) => ({ name, readableName: name })),
});
const all = config('de', 'de', 'de-informal', 'en');

test.each([
  { says: 'the chosen one', chosen: 'de-informal', ofBrowser: ['en'], is: 'de-informal' },
  { says: 'not a chosen one that is off now', chosen: 'tr', ofBrowser: ['en'], is: 'en' },
  { says: "the browser's, of any country", chosen: null, ofBrowser: ['en-GB'], is: 'en' },
  { says: 'its second if the first is off', chosen: null, ofBrowser: ['fr', 'EN'], is: 'en' },
  { says: 'the default if all are off', chosen: null, ofBrowser: ['fr', 'pl-PL'], is: 'de' },
  { says: 'the default without any', chosen: null, ofBrowser: [], is: 'de' },
])('a visit begins in $says', ({ chosen, ofBrowser, is }) => {
  expect(startingLanguage(all, { chosen, ofBrowser })).toBe(is);
});

test.each([
  { says: "in the utility's default form", enabled: config('de-informal', 'de', 'de-informal') },
  { says: 'in the only form that is enabled', enabled: config('en', 'en', 'de-informal') },
])('a German browser begins $says', ({ enabled }) => {
  const ofBrowser = ['de-AT', 'en'];
  expect(startingLanguage(enabled, { chosen: null, ofBrowser })).toBe('de-informal');
});
