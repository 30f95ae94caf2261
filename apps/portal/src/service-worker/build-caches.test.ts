import { cacheOf, olderCaches } from './build-caches';

test('a build is known by the revision of its page', () => {
  const files = [
    { url: '/assets/a-1.js', revision: null },
    { url: '/', revision: 'abc' },
  ];
  expect(cacheOf(files, '/')).toBe('ablesbar-build-abc');
});

const own = 'ablesbar-build-b';

test.each([
  { says: 'the build before', names: ['ablesbar-build-a', own], older: ['ablesbar-build-a'] },
  { says: 'not the one that waits', names: [own, 'ablesbar-build-c'], older: [] },
  { says: "not somebody else's", names: ['other', own], older: [] },
  { says: 'nothing while the own one is not there', names: ['ablesbar-build-a'], older: [] },
])('older is $says', ({ names, older }) => {
  expect(olderCaches(names, own)).toEqual(older);
});
