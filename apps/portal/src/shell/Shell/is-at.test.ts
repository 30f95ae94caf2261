import { isAt } from './is-at';

test.each([
  { says: 'the start page matches itself', href: '/', pathname: '/', expected: true },
  {
    says: 'the start page does not match other pages',
    href: '/',
    pathname: '/ablesung',
    expected: false,
  },
  { says: 'the list matches itself', href: '/ablesung', pathname: '/ablesung', expected: true },
  {
    says: 'the list matches its jobs',
    href: '/ablesung',
    pathname: '/ablesung/j-1',
    expected: true,
  },
  {
    says: 'a longer word does not match',
    href: '/ablesung',
    pathname: '/ablesungen',
    expected: false,
  },
])('$says', ({ href, pathname, expected }) => {
  expect(isAt(href, pathname)).toBe(expected);
});
