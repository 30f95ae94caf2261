import { aDay } from '@ablesbar/domain/testing';
import { askedDeadline } from './asked-deadline';

// A Thursday.
const today = aDay('2026-11-26');

test.each([
  { query: 'bis freitag', until: '2026-11-27', rest: '' },
  { query: 'Bis Freitag', until: '2026-11-27', rest: '' },
  { query: 'bis fr', until: '2026-11-27', rest: '' },
  { query: 'bis Fr.', until: '2026-11-27', rest: '' },
  { query: 'bis donnerstag', until: '2026-11-26', rest: '' },
  { query: 'bis mittwoch', until: '2026-12-02', rest: '' },
  { query: 'bis sonnabend', until: '2026-11-28', rest: '' },
  { query: 'by friday', until: '2026-11-27', rest: '' },
  { query: 'until Sunday', until: '2026-11-29', rest: '' },
  { query: 'bis heute', until: '2026-11-26', rest: '' },
  { query: 'bis morgen', until: '2026-11-27', rest: '' },
  { query: 'bis zum 30.11.', until: '2026-11-30', rest: '' },
  { query: 'bis 30.11', until: '2026-11-30', rest: '' },
  { query: 'bis 1.1.', until: '2027-01-01', rest: '' },
  { query: 'bis 26.11.', until: '2026-11-26', rest: '' },
  { query: 'bis 25.11.', until: '2027-11-25', rest: '' },
  { query: 'bis 05.12.2026', until: '2026-12-05', rest: '' },
  { query: 'bis 30.11.26', until: '2026-11-30', rest: '' },
  { query: 'bis 5.3.27 gas', until: '2027-03-05', rest: 'gas' },
  { query: 'bis 30.11.2', until: null, rest: '' },
  { query: 'bis 30.11.20', until: null, rest: '' },
  { query: 'bis 30.11.202', until: null, rest: '' },
  { query: 'bis 14. Dezember', until: '2026-12-14', rest: '' },
  { query: 'bis 14. Dezember 2027', until: '2027-12-14', rest: '' },
  { query: 'bis 14. Dezember 2', until: '2026-12-14', rest: '' },
  { query: 'bis 14. Dezember 20', until: '2026-12-14', rest: '' },
  { query: 'by 14 december', until: '2026-12-14', rest: '' },
  { query: 'gas bis zum 1. märz ahornweg', until: '2027-03-01', rest: 'gas ahornweg' },
  { query: 'until 3 oct', until: '2027-10-03', rest: '' },
  { query: 'bis 5 Dez.', until: '2026-12-05', rest: '' },
  { query: 'gas bis 5 ju', until: null, rest: 'gas' },
  { query: 'bis 31. Februar', until: null, rest: '' },
  { query: 'bis 14 keller', until: null, rest: 'keller' },
  { query: 'bis november', until: '2026-11-30', rest: '' },
  { query: 'gas bis Ende Februar keller', until: '2027-02-28', rest: 'gas keller' },
  { query: 'by nov', until: '2026-11-30', rest: '' },
  { query: 'until March', until: '2027-03-31', rest: '' },
  { query: 'bis oktober 2026', until: '2026-10-31', rest: '' },
  { query: 'bis 14. Dezember 3', until: '2026-12-14', rest: '3' },
  { query: 'bis 14. Dezember 2 keller', until: '2026-12-14', rest: '2 keller' },
  { query: 'bis dezember 20', until: '2026-12-31', rest: '' },
  { query: 'gas bis freitag ahornweg', until: '2026-11-27', rest: 'gas ahornweg' },
  { query: 'bis zum november', until: '2026-11-30', rest: '' },
  { query: 'bis Anfang Dezember', until: '2026-12-01', rest: '' },
  { query: 'bis anfang november', until: '2027-11-01', rest: '' },
  { query: 'by start of december 2026', until: '2026-12-01', rest: '' },
  { query: 'gas bis', until: null, rest: 'gas' },
  { query: 'gas bis n', until: null, rest: 'gas' },
  { query: 'gas bis no', until: null, rest: 'gas' },
  { query: 'gas bis zum no', until: null, rest: 'gas' },
  { query: 'gas bis an', until: null, rest: 'gas' },
  { query: 'gas bis ende n', until: null, rest: 'gas' },
  { query: 'gas by end of', until: null, rest: 'gas' },
  { query: 'gas bis m', until: null, rest: 'gas' },
  { query: 'gas bis mor', until: null, rest: 'gas' },
  { query: 'gas bis 30', until: null, rest: 'gas' },
  { query: 'bis 31.2.', until: null, rest: '' },
  { query: 'bis zum', until: null, rest: '' },
  { query: 'bismarckstraße', until: null, rest: 'bismarckstraße' },
  { query: 'bis keller', until: null, rest: 'bis keller' },
  { query: 'freitag', until: null, rest: 'freitag' },
  { query: '', until: null, rest: '' },
])('"$query" asks until $until', ({ query, until, rest }) => {
  expect(askedDeadline(query, today)).toEqual({ until, month: null, rest });
});

test.each([
  { query: 'november', number: 11, year: null, rest: '' },
  { query: 'Nov', number: 11, year: null, rest: '' },
  { query: 'November 2026', number: 11, year: 2026, rest: '' },
  { query: 'November 202', number: 11, year: null, rest: '' },
  { query: 'gas im November', number: 11, year: null, rest: 'gas' },
  { query: 'in Nov 2026', number: 11, year: 2026, rest: '' },
  { query: 'december', number: 12, year: null, rest: '' },
  { query: 'dez. 2026', number: 12, year: 2026, rest: '' },
  { query: 'gas März ahornweg', number: 3, year: null, rest: 'gas ahornweg' },
  { query: 'ahornweg may 3', number: 5, year: null, rest: 'ahornweg 3' },
  { query: 'straße des 17. juni', number: 6, year: null, rest: 'straße des 17.' },
])('"$query" asks for the month $number of $year', ({ query, number, year, rest }) => {
  expect(askedDeadline(query, today)).toEqual({ until: null, month: { number, year }, rest });
});

test.each(['no', 'novemberweg', 'maier', '1emh0011', '11'])('"%s" names no month', (query) => {
  expect(askedDeadline(query, today)).toEqual({ until: null, month: null, rest: query });
});
