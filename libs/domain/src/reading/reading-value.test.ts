import {
  isReadingValue,
  joinValue,
  numberOfValue,
  parsePastedValue,
  valueOfNumber,
} from './reading-value';

test.each([
  { says: 'both parts', integer: '3427', decimals: '9', value: '3427.9' },
  { says: 'leading zeros stay', integer: '003427', decimals: '90', value: '003427.90' },
  { says: 'no decimals', integer: '3427', decimals: '', value: '3427' },
  { says: 'decimals alone', integer: '', decimals: '5', value: '0.5' },
  { says: 'a zero is a value', integer: '0', decimals: '', value: '0' },
  { says: 'nothing', integer: '', decimals: '', value: null },
])('joinValue: $says', ({ integer, decimals, value }) => {
  expect(joinValue({ integer, decimals })).toBe(value);
});

test.each([
  { says: 'both parts', integer: '3427', decimals: '9', number: 3427.9 },
  { says: 'leading zeros vanish', integer: '003427', decimals: '9', number: 3427.9 },
  { says: 'zeros behind the decimals vanish', integer: '3427', decimals: '90', number: 3427.9 },
  { says: 'decimals that are all zero', integer: '3427', decimals: '000', number: 3427 },
  {
    says: 'a leading zero of the decimals counts',
    integer: '3427',
    decimals: '09',
    number: 3427.09,
  },
  { says: 'no decimals', integer: '3427', decimals: '', number: 3427 },
  { says: 'decimals alone', integer: '', decimals: '5', number: 0.5 },
  { says: 'a zero is a value', integer: '0', decimals: '', number: 0 },
  { says: 'nothing but zeros', integer: '000000', decimals: '000', number: 0 },
  { says: 'nothing', integer: '', decimals: '', number: null },
  { says: 'an unlisted meter', integer: '999999999', decimals: '999', number: 999_999_999.999 },
  {
    says: 'the largest whole number',
    integer: '9007199254740991',
    decimals: '',
    number: Number.MAX_SAFE_INTEGER,
  },
  {
    says: 'one digit more than a number can hold',
    integer: '9007199254740993',
    decimals: '',
    number: 9_007_199_254_740_992,
  },
  {
    says: 'the longest counter',
    integer: '12345678901234567890',
    decimals: '123456789',
    number: 12_345_678_901_234_567_000,
  },
])('numberOfValue: $says', ({ integer, decimals, number }) => {
  expect(numberOfValue({ integer, decimals })).toBe(number);
});

test.each([
  { number: 0 },
  { number: 45_210 },
  { number: 45_210.5 },
  { number: 0.1 + 0.2 },
  { number: 4_503_599_627_370_497.5 },
  { number: Number.MAX_SAFE_INTEGER },
  { number: 1e21 },
  { number: 5e-7 },
  { number: -7.25 },
])('$number is the same number after its digits', ({ number }) => {
  expect(numberOfValue(valueOfNumber(number, 0))).toBe(number);
});

test.each([
  { says: 'with everything', text: '003.427,9 kWh', integer: '003427', decimals: '9' },
  { says: 'digits alone', text: '45210', integer: '45210', decimals: '' },
  { says: 'a comma', text: '45210,5', integer: '45210', decimals: '5' },
  { says: 'a period', text: '45210.5', integer: '45210', decimals: '5' },
  { says: 'English marks', text: '45,210.5', integer: '45210', decimals: '5' },
  {
    says: 'the last mark counts, whatever was meant',
    text: '3.427',
    integer: '3',
    decimals: '427',
  },
  {
    says: 'a mark that stands twice parts thousands',
    text: '1.234.567',
    integer: '1234567',
    decimals: '',
  },
  { says: 'the same before decimals', text: '1.234.567,8', integer: '1234567', decimals: '8' },
  { says: 'no thousands: two digits', text: '12.345.67', integer: '12345', decimals: '67' },
  { says: 'no thousands: one', text: '1.234.567.8', integer: '1234567', decimals: '8' },
  { says: 'a mark behind thousands', text: '1.234.', integer: '1234', decimals: '' },
  { says: 'spaces part thousands', text: '45 210,5', integer: '45210', decimals: '5' },
  {
    says: 'no-break spaces, too',
    text: '45\u00a0210\u202f123,5',
    integer: '45210123',
    decimals: '5',
  },
  { says: 'apostrophes, too', text: "45'210,5", integer: '45210', decimals: '5' },
  { says: 'a unit with a digit in it', text: '12,5 m3', integer: '12', decimals: '5' },
  { says: 'words before it', text: 'Stand: 45210,5 kWh', integer: '45210', decimals: '5' },
  { says: 'a mark at the end', text: '45210, ', integer: '45210', decimals: '' },
  { says: 'decimals alone', text: ',5', integer: '', decimals: '5' },
  { says: 'the first cell of a row', text: '12\t45210', integer: '12', decimals: '' },
  { says: 'a blank before three digits', text: '45 210', integer: '45210', decimals: '' },
  { says: 'a blank before two', text: '45 21', integer: '45', decimals: '' },
  { says: 'a blank before four', text: '45 2100', integer: '45', decimals: '' },
  { says: 'zeros in front of it', text: '0045 210', integer: '0045210', decimals: '' },
  { says: 'a blank behind decimals', text: '45210,5 123', integer: '45210', decimals: '5' },
  { says: 'a date behind it', text: '45210,5 14.11.2026', integer: '45210', decimals: '5' },
  { says: 'a date before it', text: '14.11.2026 45210,5', integer: '45210', decimals: '5' },
  { says: 'an ISO date before it', text: '2026-11-14 45210', integer: '45210', decimals: '' },
  { says: 'a code before it', text: '1.8.0  45210,5 kWh', integer: '45210', decimals: '5' },
  { says: 'a long code before it', text: '1-1:1.8.0 210', integer: '210', decimals: '' },
  { says: 'a dash that is no minus', text: 'Stand - 45210', integer: '45210', decimals: '' },
  { says: 'the first line of a column', text: '45210\n45211', integer: '45210', decimals: '' },
])('parsePastedValue: $says', ({ text, integer, decimals }) => {
  expect(parsePastedValue(text)).toEqual({ integer, decimals });
});

test.each([
  { says: 'words', text: 'kWh' },
  { says: 'a mark alone', text: ',' },
  { says: 'nothing', text: '' },
  { says: 'a negative number, which no meter shows', text: '-5' },
  { says: 'a negative number as Word writes it', text: '\u221245210' },
  { says: 'a code alone', text: '1.8.0' },
  { says: 'thousands of four digits', text: '45.2101,5' },
])('parsePastedValue finds no value in $says', ({ text }) => {
  expect(parsePastedValue(text)).toBeNull();
});

test.each([
  { says: 'places are filled up', number: 45210, places: 1, integer: '45210', decimals: '0' },
  { says: 'decimals stay', number: 45210.5, places: 1, integer: '45210', decimals: '5' },
  {
    says: 'too many decimals stay too many',
    number: 1.25,
    places: 1,
    integer: '1',
    decimals: '25',
  },
  { says: 'without places', number: 7, places: 0, integer: '7', decimals: '' },
  { says: 'below zero is no digit', number: -7, places: 0, integer: '-7', decimals: '' },
])('valueOfNumber: $says', ({ number, places, integer, decimals }) => {
  expect(valueOfNumber(number, places)).toEqual({ integer, decimals });
});

test.each([
  { stored: { integer: '045', decimals: '50' }, is: true },
  { stored: { integer: '', decimals: '' }, is: true },
  { stored: { integer: '-7', decimals: '5', colour: 'red' }, is: true },
  { stored: { integer: '4x', decimals: '' }, is: false },
  { stored: { integer: '4', decimals: '-5' }, is: false },
  { stored: { integer: 4, decimals: '' }, is: false },
  { stored: { integer: '4' }, is: false },
  { stored: '45', is: false },
  { stored: null, is: false },
  { stored: { integer: '04?213', decimals: '?' }, is: true },
])('isReadingValue($stored) is $is', ({ stored, is }) => {
  expect(isReadingValue(stored)).toBe(is);
});
