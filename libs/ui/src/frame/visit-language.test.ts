import { languageOfVisit, rememberLanguage } from './visit-language';

const config = {
  defaultLanguage: 'de',
  enabledLanguages: ['de', 'en'].map((name) => ({ name, readableName: name })),
};
const english = { languages: ['en-US'] } as const;
const deviceWith = (localStorage: Storage) =>
  Object.defineProperties({} as Window, {
    localStorage: { get: () => localStorage },
    navigator: { value: english },
  });

beforeEach(() => localStorage.clear());

test('the first visit follows the browser, and the next ones the choice', () => {
  const device = deviceWith(localStorage);
  expect(languageOfVisit(config, device)).toBe('en');
  rememberLanguage('de', device);
  expect(languageOfVisit(config, device)).toBe('de');
});

test('a browser that stores nothing is followed at every visit', () => {
  const device = Object.defineProperties({} as Window, {
    localStorage: {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    },
    navigator: { value: english },
  });
  rememberLanguage('de', device);
  expect(languageOfVisit(config, device)).toBe('en');
});
