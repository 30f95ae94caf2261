import { withDots } from './with-dots';

test.each([
  { says: 'one part', parts: ['Strom'], line: 'Strom' },
  {
    says: 'a line breaks before a dot, never behind it',
    parts: ['Strom', 'Keller links', 'H 7'],
    line: 'Strom ·\u00a0Keller links ·\u00a0H 7',
  },
])('$says', ({ parts, line }) => {
  expect(withDots(parts)).toBe(line);
});
