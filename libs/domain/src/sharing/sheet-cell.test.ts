import { isBareValue, sheetDay, sheetValue } from './sheet-cell';

test.each([
  { says: 'a number', cell: 45210.4, value: { integer: '45210', decimals: '4' } },
  {
    says: 'a whole number with its places',
    cell: 45210,
    value: { integer: '45210', decimals: '0' },
  },
  { says: 'zero', cell: 0, value: { integer: '0', decimals: '0' } },
  { says: 'less than zero', cell: -0.1, value: 'unreadable' },
  { says: 'computed, with noise', cell: 0.1 + 0.2, value: { integer: '0', decimals: '3' } },
  { says: 'six decimals', cell: 1.000_001, value: { integer: '1', decimals: '000001' } },
  { says: 'the seventh goes', cell: 1.000_000_1, value: { integer: '1', decimals: '0' } },
  { says: 'too large to be written out', cell: 1e15, value: 'unreadable' },
  { says: 'no number', cell: Number.NaN, value: 'unreadable' },
  { says: 'a text', cell: '003.427,9 kWh', value: { integer: '003427', decimals: '9' } },
  { says: 'its unit without a blank', cell: '427,9kWh', value: { integer: '427', decimals: '9' } },
  { says: 'a unit with a digit', cell: '12 345m3', value: { integer: '12345', decimals: '' } },
  { says: 'a word behind it', cell: '45210 geschätzt', value: { integer: '45210', decimals: '' } },
  { says: 'the number of a meter', cell: '1EMH0040077766', value: 'unreadable' },
  { says: 'the number of a house', cell: '14a', value: 'unreadable' },
  { says: 'an exponent', cell: '4,5e3', value: 'unreadable' },
  { says: 'words', cell: 'verschlossen', value: 'unreadable' },
  { says: 'a formula that came as a text', cell: '=1+1', value: 'unreadable' },
  { says: 'about', cell: 'ca. 45', value: 'unreadable' },
  { says: 'a day that Excel made of 12.5', cell: '2026-05-12', value: 'unreadable' },
  { says: 'an error', cell: '#', value: 'unreadable' },
  { says: 'nothing', cell: null, value: 'empty' },
  { says: 'blanks', cell: '  ', value: 'empty' },
  { says: 'no cell', cell: undefined, value: 'empty' },
])('a value: $says', ({ cell, value }) => {
  expect(sheetValue(cell, 1)).toEqual(value);
});

test.each([
  { says: 'a day', cell: 46347, day: '2026-11-21' },
  { says: 'with a time', cell: 46347.99, day: '2026-11-21' },
  { says: 'the first that is taken', cell: 36526, day: '2000-01-01' },
  { says: 'one before', cell: 36525, day: 'unreadable' },
  { says: 'the last that is taken', cell: 109574, day: '2199-12-31' },
  { says: 'one after', cell: 109575, day: 'unreadable' },
  { says: 'a German text', cell: '21.11.2026', day: '2026-11-21' },
  { says: 'a year of two digits', cell: '1.2.26', day: '2026-02-01' },
  { says: 'without its zeros', cell: '1.2.2026', day: '2026-02-01' },
  { says: 'an ISO text', cell: '2026-11-21', day: '2026-11-21' },
  { says: 'the first text that is taken', cell: '01.01.2000', day: '2000-01-01' },
  { says: 'the 5 in a column of days', cell: '1900-01-05', day: 'unreadable' },
  { says: 'the last text that is taken', cell: '2199-12-31', day: '2199-12-31' },
  { says: 'a text one after', cell: '2200-01-01', day: 'unreadable' },
  { says: 'no number', cell: Number.NaN, day: 'unreadable' },
  { says: 'a day that is none', cell: '30.02.2026', day: 'unreadable' },
  { says: 'the same with two digits', cell: '30.02.26', day: 'unreadable' },
  { says: 'words', cell: 'heute', day: 'unreadable' },
  { says: 'an error', cell: '#', day: 'unreadable' },
  { says: 'nothing', cell: null, day: null },
  { says: 'blanks', cell: ' ', day: null },
])('a day: $says', ({ cell, day }) => {
  expect(sheetDay(cell)).toBe(day);
});

test.each([
  { text: '45210', is: true },
  { text: '003.427,9 kWh', is: true },
  { text: '12,5m³', is: true },
  { text: '45210 geschätzt', is: false },
  { text: '14 a', is: false },
  { text: '21.11.2026', is: false },
  { text: '45 2100', is: false },
  { text: '1-1:1.8.0', is: false },
  { text: 'Strom', is: false },
  { text: '', is: false },
])('a number alone, or with its unit: "$text" is $is', ({ text, is }) => {
  expect(isBareValue(text)).toBe(is);
});
