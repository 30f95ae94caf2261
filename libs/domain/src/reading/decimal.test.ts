import { compareDecimals, decimalOf, numberOf, subtractDecimals } from './decimal';

test.each([
  { says: 'equal', a: '12.5', b: '12.5', places: 1, is: 0 },
  { says: 'leading zeros do not count', a: '003427.9', b: '3427.90', places: 2, is: 0 },
  { says: 'less', a: '12.4', b: '12.5', places: 1, is: -1 },
  { says: 'more', a: '12.6', b: '12.5', places: 1, is: 1 },
  { says: 'rounded down it is equal', a: '12.54', b: '12.5', places: 1, is: 0 },
  { says: 'rounded up it is more', a: '12.55', b: '12.5', places: 1, is: 1 },
  { says: 'without places, down', a: '12.4', b: '12', places: 0, is: 0 },
  { says: 'without places, up', a: '12.5', b: '12', places: 0, is: 1 },
  { says: 'rounding carries over', a: '99.96', b: '100', places: 1, is: 0 },
  {
    says: 'tenths that floating point cannot hold',
    a: '0.3',
    b: decimalOf(0.1 + 0.2),
    places: 3,
    is: 0,
  },
  { says: 'by size, not by letters', a: '9', b: '10', places: 0, is: -1 },
  {
    says: 'beyond what a number can hold',
    a: '9007199254740993',
    b: '9007199254740992',
    places: 0,
    is: 1,
  },
  { says: 'negative', a: '-1.5', b: '-1.4', places: 1, is: -1 },
  { says: 'half is rounded away from zero', a: '-1.5', b: '-2', places: 0, is: 0 },
  { says: 'no whole part', a: '.5', b: '0.5', places: 1, is: 0 },
  { says: 'no decimals behind the point', a: '5.', b: '5', places: 1, is: 0 },
  { says: 'an invalid number counts as 0', a: '1,5', b: '0', places: 1, is: 0 },
])('compareDecimals: $says', ({ a, b, places, is }) => {
  expect(compareDecimals(a, b, places)).toBe(is);
});

test.each([
  { number: 0, decimal: '0' },
  { number: 43120.5, decimal: '43120.5' },
  { number: -2.5, decimal: '-2.5' },
  { number: Number.MAX_SAFE_INTEGER, decimal: '9007199254740991' },
  { number: 1e-7, decimal: '0.0000001' },
  { number: 1.25e-7, decimal: '0.000000125' },
  { number: 1e21, decimal: '1000000000000000000000' },
  { number: -1.5e21, decimal: '-1500000000000000000000' },
  { number: Infinity, decimal: '0' },
  { number: NaN, decimal: '0' },
])('decimalOf($number) is $decimal', ({ number, decimal }) => {
  expect(decimalOf(number)).toBe(decimal);
});

test.each([
  { decimal: '003427.9', number: 3427.9 },
  { decimal: '0', number: 0 },
  { decimal: '45210.0', number: 45210 },
])('numberOf($decimal) is $number', ({ decimal, number }) => {
  expect(numberOf(decimal)).toBe(number);
});

test.each([
  { says: 'tenths stay tenths', a: '0.3', b: '0.1', places: 1, is: '0.2' },
  { says: 'whole numbers', a: '45210', b: '43120', places: 0, is: '2090' },
  { says: 'decimals are filled up', a: '45210', b: '43120.5', places: 3, is: '2089.500' },
  { says: 'both are rounded first', a: '2.55', b: '1.04', places: 1, is: '1.6' },
  { says: 'nothing', a: '5.0', b: '5', places: 2, is: '0.00' },
  { says: 'below zero', a: '1', b: '1.05', places: 2, is: '-0.05' },
])('subtractDecimals: $says', ({ a, b, places, is }) => {
  expect(subtractDecimals(a, b, places)).toBe(is);
});
