import { takeLinkToken } from './take-link-token';

test.each([
  { says: 'removes the token from the address', pathname: '/m/abc', token: 'abc', replaced: '/m' },
  {
    says: 'removes the token from an address with the double slash of old cards',
    pathname: '//m/abc',
    token: 'abc',
    replaced: '/m',
  },
  { says: 'does not change other addresses', pathname: '/ablesung/m', token: null, replaced: null },
  { says: 'does not change a used link', pathname: '/m', token: null, replaced: null },
])('$says', ({ pathname, token, replaced }) => {
  const replaceState = jest.fn();
  expect(takeLinkToken({ pathname }, { replaceState })).toBe(token);
  expect(replaceState.mock.calls.map(([, , url]: unknown[]) => url)).toEqual(
    replaced === null ? [] : [replaced],
  );
});
