import { withCommaMoved, withDigitsSwapped } from './other-spellings';

const digits = { preDecimals: 6, postDecimals: 1 };
const joined = (spellings: readonly { readonly integer: string; readonly decimals: string }[]) =>
  spellings.map(({ integer, decimals }) => `${integer},${decimals}`);

test.each([
  { says: 'to the left and to the right', integer: '1234', decimals: '5', is: ['12345,'] },
  {
    says: 'without decimals only to the left',
    integer: '12340',
    decimals: '',
    is: ['1234,0'],
  },
  { says: 'never where a digit would be lost', integer: '12345', decimals: '6', is: ['123456,'] },
  { says: 'a zero may be lost', integer: '12340', decimals: '0', is: ['1234,0', '123400,'] },
  {
    says: 'never beyond the digits of the meter',
    integer: '123456',
    decimals: '0',
    is: ['12345,6'],
  },
  { says: 'zeros in front are none of them', integer: '001234', decimals: '5', is: ['12345,'] },
  { says: 'out of a single digit', integer: '7', decimals: '', is: ['0,7'] },
  { says: 'out of decimals alone', integer: '', decimals: '7', is: ['7,'] },
])('withCommaMoved: $says', ({ integer, decimals, is }) => {
  expect(joined(withCommaMoved({ integer, decimals }, digits))).toEqual(is);
});

test.each([
  {
    says: 'three decimals were read as whole digits',
    postDecimals: 3,
    integer: '1234567',
    is: ['1234,567', '12345,67', '123456,7'],
  },
  {
    says: 'without decimals there is no comma to move',
    postDecimals: 0,
    integer: '120',
    is: [],
  },
])('the comma by as many places as the meter has: $says', ({ postDecimals, integer, is }) => {
  const spellings = withCommaMoved({ integer, decimals: '' }, { preDecimals: 6, postDecimals });
  expect(joined(spellings)).toEqual(is);
});

test.each([
  { says: 'each pair of neighbours', integer: '123', decimals: '', is: ['213,', '132,'] },
  { says: 'over the comma, too', integer: '12', decimals: '3', is: ['21,3', '13,2'] },
  { says: 'equal ones are no other value', integer: '1223', decimals: '', is: ['2123,', '1232,'] },
  { says: 'zeros in front fall away', integer: '104', decimals: '', is: ['14,', '140,'] },
  { says: 'a single digit has no neighbour', integer: '7', decimals: '', is: [] },
])('withDigitsSwapped: $says', ({ integer, decimals, is }) => {
  expect(joined(withDigitsSwapped({ integer, decimals }, digits))).toEqual(is);
});
