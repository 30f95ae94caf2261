import { countedPhotos } from './counted-photos';

test.each([
  { says: 'as many as there are', count: 2, most: 3, counted: 2 },
  { says: 'one too many still counts, so that it is said', count: 4, most: 3, counted: 4 },
  { says: 'none where none is taken', count: 2, most: 0, counted: 0 },
  { says: 'one where one is taken', count: 1, most: 1, counted: 1 },
  { says: 'none of none', count: 0, most: 3, counted: 0 },
])('countedPhotos: $says', ({ count, most, counted }) => {
  expect(countedPhotos(count, most)).toBe(counted);
});
