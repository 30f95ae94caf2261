import { nextRow } from './next-row';

test.each([
  { says: 'one down', key: 'ArrowDown', at: 0, count: 3, next: 1 },
  { says: 'not below the last', key: 'ArrowDown', at: 2, count: 3, next: 2 },
  { says: 'one up', key: 'ArrowUp', at: 2, count: 3, next: 1 },
  { says: 'not above the first', key: 'ArrowUp', at: 0, count: 3, next: 0 },
  { says: 'ten down', key: 'PageDown', at: 1, count: 30, next: 11 },
  { says: 'ten up', key: 'PageUp', at: 11, count: 30, next: 1 },
  { says: 'to the first', key: 'Home', at: 9, count: 30, next: 0 },
  { says: 'to the last', key: 'End', at: 9, count: 30, next: 29 },
  { says: 'nowhere in an empty list', key: 'End', at: 0, count: 0, next: null },
  { says: 'nowhere by another key', key: 'x', at: 0, count: 3, next: null },
])('a key leads $says', ({ key, at, count, next }) => {
  expect(nextRow(key, at, count)).toBe(next);
});
