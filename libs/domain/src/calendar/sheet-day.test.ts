import { dayOfSheetNumber, readGermanDay, sheetNumberOf } from './sheet-day';

test.each([
  { says: 'a day', number: 46_347, day: '2026-11-21' },
  { says: 'the first after the day that Excel invented', number: 61, day: '1900-03-01' },
  { says: 'the first of the year 2000', number: 36_526, day: '2000-01-01' },
  { says: 'a leap day', number: 46_812, day: '2028-02-29' },
  { says: 'the last of the year 2099', number: 73_050, day: '2099-12-31' },
  { says: 'the year 2100 has no leap day', number: 73_110, day: '2100-03-01' },
  { says: 'the last of all', number: 2_958_465, day: '9999-12-31' },
])('dayOfSheetNumber and sheetNumberOf: $says', ({ number, day }) => {
  expect(dayOfSheetNumber(number)).toBe(day);
  expect(sheetNumberOf(new Date(day))).toBe(number);
});

test('a sheet keeps the time of day behind the comma', () => {
  expect(sheetNumberOf(new Date('2026-11-21T18:00:00Z'))).toBe(46_347.75);
  expect(dayOfSheetNumber(46_347.75)).toBe('2026-11-21');
});

test.each([
  { says: 'a day', text: '21.11.2026', day: '2026-11-21' },
  { says: 'without its zeros', text: '1.2.2026', day: '2026-02-01' },
  { says: 'a leap day', text: '29.02.2028', day: '2028-02-29' },
  { says: 'no leap day in 2100', text: '29.02.2100', day: null },
  { says: 'a day that does not exist', text: '31.04.2026', day: null },
  { says: 'a year of two digits', text: '21.11.26', day: null },
  { says: 'an ISO day', text: '2026-11-21', day: null },
  { says: 'something behind it', text: '21.11.2026 ', day: null },
  { says: 'words', text: 'heute', day: null },
  { says: 'nothing', text: '', day: null },
])('readGermanDay: $says', ({ text, day }) => {
  expect(readGermanDay(text)).toBe(day);
});
