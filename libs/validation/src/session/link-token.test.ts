import { tokenFromPath } from './link-token';

test.each([
  { says: 'a login link', path: '/m/aB-3_x', token: 'aB-3_x' },
  { says: 'with a double slash', path: '//m/aB-3_x', token: 'aB-3_x' },
  { says: 'with a slash at the end', path: '/m/aB-3_x/', token: 'aB-3_x' },
  { says: 'an encoded letter', path: '/m/a%3Db', token: 'a=b' },
  { says: 'three slashes', path: '///m/x', token: null },
  { says: 'no token', path: '/m/', token: null },
  { says: 'more than a token', path: '/m/x/y', token: null },
  { says: 'another path', path: '/ablesung/x', token: null },
  { says: 'a path that ends like it', path: '/x/m/y', token: null },
  { says: 'a broken encoding', path: '/m/%E4', token: null },
  { says: 'the start', path: '/', token: null },
])('tokenFromPath: $says', ({ path, token }) => {
  expect(tokenFromPath(path)).toBe(token);
});
