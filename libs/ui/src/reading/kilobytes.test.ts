import { kilobytes } from './kilobytes';

test.each([
  { says: 'the smallest is still something', bytes: 1, is: 1 },
  { says: 'rounded down', bytes: 212_499, is: 212 },
  { says: 'rounded up', bytes: 212_500, is: 213 },
])('kilobytes: $says', ({ bytes, is }) => {
  expect(kilobytes(bytes)).toBe(is);
});
