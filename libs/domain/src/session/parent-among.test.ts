import { parentAmong } from './parent-among';

test.each([
  { says: 'alone', parentId: 'parent', loggedIn: ['parent'], is: 'parent' },
  { says: 'beside others', parentId: 'parent', loggedIn: ['a', 'parent'], is: 'parent' },
  { says: 'not here', parentId: 'parent', loggedIn: ['a'], is: null },
  { says: 'not here, and nobody is', parentId: 'parent', loggedIn: [], is: null },
  { says: 'none: it is no sub-access', parentId: null, loggedIn: ['a'], is: null },
])('parentAmong: the parent is $says', ({ parentId, loggedIn, is }) => {
  expect(parentAmong(loggedIn, { parentId })).toBe(is);
});
