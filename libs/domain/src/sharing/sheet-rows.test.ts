import { EXPORT_COLUMNS } from './export-rows';
import { sheetRows, type SheetValue } from './sheet-rows';

const heads = EXPORT_COLUMNS.map((column) => `[${column}]`);
const english = EXPORT_COLUMNS.map((column) => `(${column})`);
const short = ['[currentReadingValue]', '[meterNumber]'];
const cellsOf = (line: number, meterNumber: SheetValue, currentReadingValue: SheetValue) => ({
  line,
  cells: { meterNumber, currentReadingValue },
});
const nine = Array.from({ length: 9 }, () => ['a title']);
const ten = [...nine, ['a title']];

test.each([
  {
    says: 'columns in another order, and fewer of them',
    sheet: [short, [45210, 'A1']],
    rows: [cellsOf(2, 'A1', 45210)],
  },
  {
    says: 'a blank row is none, and the next keeps its number',
    sheet: [short, ['', null], [' '], [1, 'A1']],
    rows: [cellsOf(4, 'A1', 1)],
  },
  {
    says: 'a short row misses its last cells',
    sheet: [short, [7]],
    rows: [cellsOf(2, null, 7)],
  },
  {
    says: 'heads in the tenth row',
    sheet: [...nine, short, [1, 'A1']],
    rows: [cellsOf(11, 'A1', 1)],
  },
  { says: 'heads in the eleventh are not looked for', sheet: [...ten, short], rows: null },
  { says: 'a head with blanks around it', sheet: [short.map((head) => ` ${head} `)], rows: [] },
  { says: 'nothing below the heads', sheet: [heads], rows: [] },
  { says: 'without the number of the meter', sheet: [['[currentReadingValue]']], rows: null },
  { says: 'without the value', sheet: [['[meterNumber]']], rows: null },
  { says: 'heads of another language, all 25', sheet: [english], rows: [] },
  { says: 'heads of another language, one fewer', sheet: [english.slice(1)], rows: null },
  { says: 'heads of another language, one more', sheet: [[...english, 'x']], rows: null },
  { says: '25 columns without heads', sheet: [english.map((_, n) => n)], rows: null },
  { says: 'an empty sheet', sheet: [], rows: null },
])('a sheet: $says', ({ sheet, rows }) => {
  expect(sheetRows(sheet, heads)).toEqual(rows);
});

test.each([
  { says: 'from 1900', countsFrom1904: false, cell: 46_361, day: 46_361 },
  { says: 'from 1904', countsFrom1904: true, cell: 44_899, day: 46_361 },
  { says: 'not at all, as it is a text', countsFrom1904: true, cell: '1.2.2026', day: '1.2.2026' },
])('a day counts $says, a value is no day', ({ countsFrom1904, cell, day }) => {
  const sheet = [
    [...short, '[currentReadingDate]'],
    ['A1', 44_899, cell],
  ];
  const [row] = sheetRows(sheet, heads, countsFrom1904) ?? [];
  expect(row?.cells.currentReadingDate).toBe(day);
  expect(Object.values(row?.cells ?? {})).toContain(44_899);
});

test('by their place the columns are those of the export', () => {
  const [row] = sheetRows([english, EXPORT_COLUMNS.map((_, n) => n)], heads) ?? [];
  expect(row?.cells).toMatchObject({
    partnerIdentifier: 0,
    meterNumber: 14,
    currentReadingValue: 24,
  });
});
