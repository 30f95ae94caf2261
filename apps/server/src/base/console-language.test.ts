import { consoleLanguageOf, sayCount, sayNames } from './console-language';

it.each([
  [{}, 'de'],
  [{ LANG: 'C.UTF-8' }, 'de'],
  [{ LANG: 'de_DE.UTF-8' }, 'de'],
  [{ LANG: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'en' }, 'en'],
  [{ LANG: 'en_US.UTF-8', LC_ALL: 'de_AT.UTF-8' }, 'de'],
  [{ LANG: 'de_DE', LC_MESSAGES: 'en_US' }, 'en'],
  [{ LANG: 'en_US', LC_ALL: '' }, 'en'],
] as const)('%j speaks %s', (environment, language) => {
  expect(consoleLanguageOf(environment)).toBe(language);
});

it.each([
  [0, '0 Briefe würden'],
  [1, '1 Brief würde'],
  [1200, '1.200 Briefe würden'],
] as const)('%s is said as "%s"', (count, said) => {
  expect(sayCount(count, 'Brief würde', 'Briefe würden')).toBe(said);
});

it('breaks a long list of names where a terminal would', () => {
  const names = Array.from({ length: 12 }, (_, index) => `column-number-${index}`);
  const lines = sayNames(names).split('\n');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatch(/^ {2}.{1,98}$/);
  expect(lines.join('').replaceAll(' ', '').split(',')).toEqual(names);
});
