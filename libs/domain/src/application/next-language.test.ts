import { nextLanguage } from './next-language';

const de = { name: 'de', readableName: 'Deutsch (Sie)' };
const informal = { name: 'de-informal', readableName: 'Deutsch (Du)' };
const en = { name: 'en', readableName: 'English' };

test.each([
  { says: 'one language needs no toggle', enabled: [de], current: 'de', expected: null },
  { says: 'two languages change places', enabled: [de, en], current: 'de', expected: en },
  {
    says: 'the toggle goes on to the next',
    enabled: [de, informal, en],
    current: 'de-informal',
    expected: en,
  },
  {
    says: 'after the last comes the first',
    enabled: [de, informal, en],
    current: 'en',
    expected: de,
  },
  {
    says: 'from a language that is off it goes to the first',
    enabled: [de, en],
    current: 'fr',
    expected: de,
  },
])('nextLanguage: $says', ({ enabled, current, expected }) => {
  expect(nextLanguage(enabled, current)).toEqual(expected);
});
