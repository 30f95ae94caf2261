import { stripLinear } from './strip-linear';

test.each([
  { says: 'removes the matching characters', pattern: '[^\\w]', is: '1ESY' },
  { says: 'one that does not compile takes nothing out', pattern: '(?=1)', is: '1-ESY' },
])('stripLinear: $says', ({ pattern, is }) => {
  expect(stripLinear(pattern)('1-ESY')).toBe(is);
});
