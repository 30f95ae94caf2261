import { stripOfClass } from './use-strip';

test.each([
  { says: 'everything but letters and digits', pattern: '[^A-Z0-9]', is: '1ESY1160' },
  { says: 'a dash may stay', pattern: '[^A-Z0-9-]+', is: '1ESY-1160' },
  { says: 'some signs', pattern: '[ /]', is: '1ESY-1160' },
  { says: 'several classes', pattern: '[A-Z][0-9]', is: null },
  { says: 'a group', pattern: '(A+)+$', is: null },
  { says: 'a class in a class', pattern: '[[A-Z]]', is: null },
  { says: 'an escape', pattern: '[^\\w]', is: null },
  { says: 'a range that runs backwards', pattern: '[Z-A]', is: null },
  { says: 'nothing', pattern: '', is: null },
])('stripOfClass: $says', ({ pattern, is }) => {
  expect(stripOfClass(pattern)?.('1ESY -/1160') ?? null).toBe(is);
});
