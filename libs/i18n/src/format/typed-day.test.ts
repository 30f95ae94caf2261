import { aDay } from '@ablesbar/domain/testing';
import { formatTypedDay, readTypedDay } from './typed-day';

test.each([
  { says: 'in full', text: '01.02.2026', is: '2026-02-01' },
  { says: 'without zeros and century', text: '1.2.26', is: '2026-02-01' },
  { says: 'with blanks', text: ' 1. 2. 2026 ', is: '2026-02-01' },
  { says: 'as it is shown elsewhere', text: 'So., 01.02.2026', is: '2026-02-01' },
  { says: 'with slashes', text: '1/2/2026', is: '2026-02-01' },
  { says: 'with hyphens', text: '1-2-26', is: '2026-02-01' },
  { says: 'digits alone', text: '01022026', is: '2026-02-01' },
  { says: 'fewer digits alone', text: '010226', is: '2026-02-01' },
  { says: 'as computers write it', text: '2026-02-01', is: '2026-02-01' },
  { says: 'without a year, just possible', text: '21.11.', is: '2026-11-21' },
  { says: 'without a year, one day later', text: '22.11.', is: '2025-11-22' },
  { says: 'a leap day without a year', text: '29.2.', is: null },
  { says: 'a leap day', text: '29.2.24', is: '2024-02-29' },
  { says: 'a day there is not', text: '31.2.26', is: null },
  { says: 'three digits of a year', text: '1.2.202', is: null },
  { says: 'too many parts', text: '1.2.3.26', is: null },
  { says: 'a day alone', text: '21', is: null },
  { says: 'words', text: 'gestern', is: null },
  { says: 'nothing', text: ' ', is: null },
])('readTypedDay: $says', ({ text, is }) => {
  expect(readTypedDay(text, { language: 'de', latest: aDay('2026-11-21') })).toBe(is);
});

test.each([
  { language: 'de', is: '2026-02-01' },
  { language: 'de-informal', is: '2026-02-01' },
  { language: 'en', is: '2026-02-01' },
  { language: 'en-US', is: '2026-01-02' },
])('readTypedDay: the order of $language', ({ language, is }) => {
  expect(readTypedDay('1/2/2026', { language, latest: aDay('2026-11-21') })).toBe(is);
});

test.each([
  { language: 'de', is: '01.02.2026' },
  { language: 'en', is: '01/02/2026' },
  { language: 'en-US', is: '02/01/2026' },
])('formatTypedDay: $language, and back', ({ language, is }) => {
  const day = aDay('2026-02-01');
  expect(formatTypedDay(day, language)).toBe(is);
  expect(readTypedDay(is, { language, latest: aDay('2026-11-21') })).toBe(day);
});
