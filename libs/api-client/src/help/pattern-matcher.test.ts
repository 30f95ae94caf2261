import { createPatternMatcher } from './pattern-matcher';

test.each([
  { says: 'a code that fits', pattern: '^1-[0-9]+:1\\.8', text: '1-1:1.8.0', expected: true },
  { says: 'one that does not', pattern: '^7-', text: '1-1:1.8.0', expected: false },
  { says: 'somewhere inside is enough', pattern: '8\\.0', text: '1-1:1.8.0', expected: true },
  { says: 'half a pattern cannot be read', pattern: '(', text: '1', expected: null },
  {
    says: 'looking ahead cannot be done in linear time',
    pattern: '(?=1)',
    text: '1',
    expected: null,
  },
  { says: '200 signs are read', pattern: 'a'.repeat(200), text: 'b', expected: false },
  { says: 'one more is not', pattern: 'a'.repeat(201), text: 'b', expected: null },
  {
    says: 'the 64th sign of a text counts',
    pattern: 'z',
    text: `${'a'.repeat(63)}z`,
    expected: true,
  },
  { says: 'the one after it does not', pattern: 'z', text: `${'a'.repeat(64)}z`, expected: false },
])('$says', ({ pattern, text, expected }) => {
  const matches = createPatternMatcher();
  expect(matches(pattern, text)).toBe(expected);
  expect(matches(pattern, text)).toBe(expected);
});
