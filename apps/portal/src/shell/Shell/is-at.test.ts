import { isAt } from './is-at';

test.each([
  { says: 'the start page is at itself', href: '/', pathname: '/', expected: true },
  {
    says: 'the start page is not at everything below it',
    href: '/',
    pathname: '/ablesung',
    expected: false,
  },
  { says: 'the list is at itself', href: '/ablesung', pathname: '/ablesung', expected: true },
  { says: 'the list is at its jobs', href: '/ablesung', pathname: '/ablesung/j-1', expected: true },
  {
    says: 'a longer word is another place',
    href: '/ablesung',
    pathname: '/ablesungen',
    expected: false,
  },
])('$says', ({ href, pathname, expected }) => {
  expect(isAt(href, pathname)).toBe(expected);
});
