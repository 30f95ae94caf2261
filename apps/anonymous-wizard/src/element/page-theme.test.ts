import { pageTheme } from './page-theme';

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
] as const)('$says', ({ asked, scheme, theme }) => {
  expect(pageTheme(asked, scheme)).toBe(theme);
});
