import { EXPORT_COLUMNS, type SheetValue, sheetRows } from '@ablesbar/domain';
import { aJob, aMeter, anAddress, aRateTask } from '@ablesbar/domain/testing';
import { utils, writeXLSX } from '@e965/xlsx';
import { workbook } from '../export/workbook';
import { readWorkbook } from './read-workbook';

type Sheet = ReturnType<typeof utils.aoa_to_sheet>;

function fileOf(sheet: Sheet, name = 'A', date1904 = false): ArrayBuffer {
  const book = {
    SheetNames: [name],
    Sheets: { [name]: sheet },
    Workbook: { WBProps: { date1904 } },
  };
  const bytes: unknown = writeXLSX(book, { type: 'array', bookType: 'xlsx', compression: true });
  if (!(bytes instanceof ArrayBuffer)) throw new Error('SheetJS gave no bytes.');
  return bytes;
}
const fileWith = (cells: readonly (readonly SheetValue[])[]) =>
  fileOf(utils.aoa_to_sheet(cells.map((row) => [...row])));

test('values as they are', () => {
  const cells = [
    ['Zähler', 1.5, null],
    [null, '007', 'ä😀'],
  ];
  expect(readWorkbook(fileWith(cells))).toEqual({ kind: 'sheet', cells, countsFrom1904: false });
});

test.each([
  { says: 'a formula is its value', cell: { t: 'n', v: 3, f: '1+2' }, value: 3 },
  { says: 'a formula that makes a text', cell: { t: 's', v: 'x', f: '"x"' }, value: 'x' },
  { says: 'an error is not empty', cell: { t: 'e', v: 42 }, value: '#' },
  { says: 'nor is a yes', cell: { t: 'b', v: true }, value: '#' },
  { says: 'nor a no', cell: { t: 'b', v: false }, value: '#' },
  { says: 'a long text is cut', cell: { t: 's', v: 'x'.repeat(301) }, value: 'x'.repeat(300) },
  { says: 'one shorter is not', cell: { t: 's', v: 'x'.repeat(300) }, value: 'x'.repeat(300) },
] as const)('a cell: $says', ({ cell, value }) => {
  const sheet: Sheet = { '!ref': 'A1', A1: { ...cell } };
  expect(readWorkbook(fileOf(sheet))).toMatchObject({ kind: 'sheet', cells: [[value]] });
});

test.each([
  { says: 'a day counts from 1900', z: 'dd.mm.yyyy', date1904: false, value: '2022-12-04' },
  { says: 'a day counts from 1904', z: 'dd.mm.yyyy', date1904: true, value: '2026-12-05' },
  {
    says: 'a day with a time',
    z: 'dd.mm.yyyy hh:mm',
    date1904: false,
    v: 46_361.75,
    value: '2026-12-05',
  },
  {
    says: 'the last second of a day',
    z: 'dd.mm.yyyy hh:mm',
    date1904: false,
    v: 46_361.999_99,
    value: '2026-12-05',
  },
  { says: 'a day that is none', z: 'dd.mm.yyyy', date1904: false, v: 1e12, value: '#' },
  { says: 'a number of such a workbook stays', z: '0.0', date1904: true, value: 44_899 },
  { says: 'a number without a format stays', z: undefined, date1904: true, value: 44_899 },
])('$says', ({ z, date1904, v = 44_899, value }) => {
  const sheet: Sheet = { '!ref': 'A1', A1: { t: 'n', v, ...(z !== undefined && { z }) } };
  expect(readWorkbook(fileOf(sheet, 'A', date1904))).toEqual({
    kind: 'sheet',
    cells: [[value]],
    countsFrom1904: date1904,
  });
});

test.each([
  { says: 'as many rows as are taken', row: 25_000, kind: 'sheet' },
  { says: 'one more', row: 25_001, kind: 'too-large' },
])('$says', ({ row, kind }) => {
  const sheet: Sheet = { '!ref': `A1:A${row + 1}`, [`A${row + 1}`]: { t: 'n', v: 1 } };
  expect(readWorkbook(fileOf(sheet)).kind).toBe(kind);
});

test.each([
  { says: 'nothing', bytes: new ArrayBuffer(0), kind: 'unreadable' },
  { says: 'a text', bytes: new TextEncoder().encode('a;b\n1;2').buffer, kind: 'unreadable' },
  { says: 'half a file', bytes: fileWith([[1]]).slice(0, 900), kind: 'unreadable' },
  { says: 'a zip of something else', bytes: aZip(5), kind: 'unreadable' },
  { says: 'one that unpacks to too much', bytes: aZip(150_000_001), kind: 'too-large' },
  { says: 'more bytes than are taken', bytes: new ArrayBuffer(10_000_001), kind: 'too-large' },
])('refused: $says', ({ bytes, kind }) => {
  expect(readWorkbook(bytes)).toEqual({ kind });
});

/** A zip with one entry without a name, which claims this unpacked size. */
function aZip(unpacked: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(46 + 22));
  view.setUint32(0, 0x02014b50, true);
  view.setUint32(24, unpacked, true);
  view.setUint32(46, 0x06054b50, true);
  view.setUint16(46 + 10, 1, true);
  return view.buffer;
}

test('every exported cell is read back unchanged, also hostile ones', () => {
  const hostile = [
    '=HYPERLINK("http://x","y")',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '😀 Ä <b>&amp;</b>',
    'x'.repeat(32_767),
  ];
  const jobs = hostile.map((hint, n) =>
    aJob({
      maLoId: null,
      meter: aMeter({
        meterNumber: `0000${n}`,
        meterAddress: anAddress({ hint }),
        meterRateTasks: [
          aRateTask({
            readingResults: [{ readingDate: '2026-11-20T09:00:00Z', readingValue: 45210.4 }],
          }),
        ],
      }),
    }),
  );
  const heads = EXPORT_COLUMNS.map((column) => `[${column}]`);
  const file = workbook({
    jobs,
    heads,
    sheetName: 'Excel Download',
    meterTypes: new Map([['ELECTRIC_METER', 'Strom']]),
  });
  const read = readWorkbook(file);
  const rows = read.kind === 'sheet' ? sheetRows(read.cells, heads) : null;
  expect(rows?.map(({ cells }) => EXPORT_COLUMNS.map((column) => cells[column]))).toEqual(
    hostile.map((hint, n) => [
      'P-7',
      'Stadtwerke Neuenbrück',
      '4471-0932',
      null,
      'Lindenstraße 14',
      '39999',
      'Neuenbrück',
      null,
      'Lindenstraße 14',
      '39999',
      'Neuenbrück',
      null,
      null,
      null,
      `0000${n}`,
      'Strom',
      'Verbrauch',
      '1-1:1.8.0',
      '2026-11-30',
      '2026-12-05',
      hint.slice(0, 300),
      '2025-11-28',
      43120.5,
      '2026-11-20',
      45210.4,
    ]),
  );
});
