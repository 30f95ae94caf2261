import { nextLanguageName } from './next-language-name';

test.each([
  { current: 'de', name: 'de-informal', says: 'Du statt Sie' },
  { current: 'de-informal', name: 'de', says: 'Sie statt Du' },
  { current: 'en', name: 'de', says: 'Name of the utility' },
  { current: 'de', name: 'en', says: 'Name of the utility' },
])('the toggle leads from $current to $name as "$says"', ({ current, name, says }) => {
  expect(nextLanguageName(current, { name, readableName: 'Name of the utility' })).toBe(says);
});
