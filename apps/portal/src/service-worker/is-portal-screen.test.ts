import { isPortalScreen } from './is-portal-screen';

test.each([
  { says: 'the start', pathname: '/', expected: true },
  { says: 'a job', pathname: '/ablesung/j-1001', expected: true },
  { says: 'a login link', pathname: '/m/abc', expected: true },
  { says: 'a login link with dots in its token', pathname: '/m/a.b.c', expected: true },
  { says: 'a login link of old cards', pathname: '//m/a.b.c', expected: true },
  { says: 'an address that nobody knows', pathname: '/gibt-es-nicht', expected: true },
  { says: 'a call', pathname: '/api/public/application', expected: false },
  { says: 'a login', pathname: '/auth/token', expected: false },
  { says: 'a screen that only begins like a call', pathname: '/apis', expected: true },
  { says: "the wizard's page", pathname: '/ablesung-ohne-zugang', expected: false },
  { says: 'a step of the wizard', pathname: '/ablesung-ohne-zugang/kontakt', expected: false },
  {
    says: 'the wizard only under its whole name',
    pathname: '/ablesung-ohne-zugangx',
    expected: true,
  },
  { says: 'a page that a mail opens', pathname: '/e-mail/m/abc', expected: false },
  { says: 'a file', pathname: '/embed.js', expected: false },
])('$says: $expected', ({ pathname, expected }) => {
  expect(isPortalScreen(pathname)).toBe(expected);
});
