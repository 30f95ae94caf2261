import { formatNumber, formatPercent, formatReading, formatShort, inUnit } from './numbers';

test.each([
  { says: 'thousands and comma', value: '1284.3', places: 1, language: 'de', text: '1.284,3' },
  {
    says: 'informal German alike',
    value: '1284.3',
    places: 1,
    language: 'de-informal',
    text: '1.284,3',
  },
  { says: 'English', value: '1284.3', places: 1, language: 'en', text: '1,284.3' },
  {
    says: 'an unknown language, the German way',
    value: '1284.3',
    places: 1,
    language: '?',
    text: '1.284,3',
  },
  { says: 'leading zeros vanish', value: '003427.9', places: 1, language: 'de', text: '3.427,9' },
  {
    says: 'missing decimals are filled up',
    value: '3427',
    places: 3,
    language: 'de',
    text: '3.427,000',
  },
  {
    says: 'decimals that end in zero stay',
    value: '3427.90',
    places: 2,
    language: 'de',
    text: '3.427,90',
  },
  { says: 'without places', value: '3427', places: 0, language: 'de', text: '3.427' },
  {
    says: 'decimals beyond the places are rounded',
    value: '3427.96',
    places: 1,
    language: 'de',
    text: '3.428,0',
  },
  {
    says: 'more digits than a number holds',
    value: '90071992547409931.5',
    places: 1,
    language: 'de',
    text: '90.071.992.547.409.931,5',
  },
  {
    says: 'a digit that the camera left open',
    value: '0012?4.5',
    places: 2,
    language: 'de',
    text: '0012?4,5',
  },
  { says: 'a number', value: 43120.5, places: 1, language: 'de', text: '43.120,5' },
  { says: 'a difference below zero', value: '-12.5', places: 1, language: 'de', text: '-12,5' },
])('formatReading: $says', ({ value, places, language, text }) => {
  expect(formatReading(value, places, language)).toBe(text);
});

test.each([
  { percent: 0, language: 'de', text: '0,0\u00a0%' },
  { percent: 41.4, language: 'de', text: '41,4\u00a0%' },
  { percent: 66.6, language: 'de', text: '66,6\u00a0%' },
  { percent: 100, language: 'de', text: '100,0\u00a0%' },
  { percent: 41.4, language: 'en', text: '41.4%' },
])('formatPercent: $percent in $language is $text', ({ percent, language, text }) => {
  expect(formatPercent(percent, language)).toBe(text);
});

test.each([
  { value: 1500, language: 'de', text: '1.500' },
  { value: 3.5, language: 'de', text: '3,5' },
  { value: 3.5, language: 'en', text: '3.5' },
  { value: 0.12345, language: 'de', text: '0,123' },
])('formatNumber: $value in $language is $text', ({ value, language, text }) => {
  expect(formatNumber(value, language)).toBe(text);
});

test.each([
  { value: 1103.24, language: 'de', text: '1.103,2' },
  { value: 4.03, language: 'de', text: '4' },
  { value: 1, language: 'de', text: '1' },
  { value: 0.96, language: 'de', text: '0,96' },
  { value: 0.0448, language: 'de', text: '0,045' },
  { value: 0.0448, language: 'en', text: '0.045' },
  { value: 0.000448, language: 'de', text: '0,00045' },
  { value: 0, language: 'de', text: '0' },
])('formatShort: $value in $language is $text', ({ value, language, text }) => {
  expect(formatShort(value, language)).toBe(text);
});

test.each([
  { written: '1.284,3', unit: 'kWh', text: '1.284,3\u00a0kWh' },
  { written: '1.284,3', unit: '', text: '1.284,3' },
])("inUnit: $written in '$unit' is '$text'", ({ written, unit, text }) => {
  expect(inUnit(written, unit)).toBe(text);
});
