import { fittedWhole, typedDigits } from './use-counter-keys';

test.each([
  { says: 'a digit that has a cell', text: '1234', before: '123', length: 4, left: '1234' },
  { says: 'a digit that has none', text: '12345', before: '1234', length: 4, left: '1234' },
  { says: 'one in front that has none', text: '91234', before: '1234', length: 4, left: '1234' },
  { says: 'a letter', text: '12x', before: '12', length: 4, left: '12' },
  { says: 'a deletion', text: '123', before: '1234', length: 4, left: '123' },
  {
    says: 'a deletion in what is too long',
    text: '12345',
    before: '123456',
    length: 4,
    left: '12345',
  },
  { says: 'a whole number at once', text: '048213', before: '', length: 6, left: '048213' },
  { says: 'one that is too long', text: '1048213', before: '', length: 6, left: '1048213' },
])('typed: $says', ({ text, before, length, left }) => {
  expect(typedDigits(text, before, length)).toBe(left);
});

test.each([
  { says: 'short enough', digits: '42', fitted: '42' },
  { says: 'only zeros too long', digits: '00000042', fitted: '000042' },
  {
    says: 'too long even without them: kept, to be refused',
    digits: '0012345678',
    fitted: '12345678',
  },
])('a pasted value that is $says', ({ digits, fitted }) => {
  expect(fittedWhole(digits, 6)).toBe(fitted);
});
