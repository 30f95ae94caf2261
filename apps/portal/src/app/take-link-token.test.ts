import { takeLinkToken } from './take-link-token';

test.each([
  { says: 'takes the token out of the address', pathname: '/m/abc', token: 'abc', replaced: '/m' },
  {
    says: 'also with the double slash of old cards',
    pathname: '//m/abc',
    token: 'abc',
    replaced: '/m',
  },
  { says: 'leaves other addresses alone', pathname: '/ablesung/m', token: null, replaced: null },
  { says: 'leaves the used link alone', pathname: '/m', token: null, replaced: null },
])('$says', ({ pathname, token, replaced }) => {
  const replaceState = jest.fn();
  expect(takeLinkToken({ pathname }, { replaceState })).toBe(token);
  expect(replaceState.mock.calls.map(([, , url]: unknown[]) => url)).toEqual(
    replaced === null ? [] : [replaced],
  );
});
