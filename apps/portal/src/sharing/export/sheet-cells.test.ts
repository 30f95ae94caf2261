import {
  EXPORT_COLUMNS,
  type ExportColumn,
  exportRows,
  NOTE_COLUMNS,
  noteRows,
} from '@ablesbar/domain';
import { aDay, aJob } from '@ablesbar/domain/testing';
import { sheetCells } from './sheet-cells';

const [row] = exportRows([aJob()], () => 'Strom');
const cellAt = (column: ExportColumn, value: string | number | null) => {
  if (row === undefined) throw new Error('A job has a row.');
  return sheetCells([], EXPORT_COLUMNS, [{ ...row, [column]: value }])[1]?.[
    EXPORT_COLUMNS.indexOf(column)
  ];
};

test.each([
  { says: 'a text', column: 'obis', value: '1-1:1.8.0', cell: { t: 's', v: '1-1:1.8.0' } },
  { says: 'nothing', column: 'obis', value: null, cell: null },
  { says: 'an empty text is nothing', column: 'obis', value: '', cell: null },
  { says: 'a number', column: 'lastReadingValue', value: 43120.5, cell: { t: 'n', v: 43120.5 } },
  {
    says: 'digits stay a text',
    column: 'customerZip',
    value: '01067',
    cell: { t: 's', v: '01067' },
  },
  {
    says: 'a day',
    column: 'latestExecution',
    value: '05.12.2026',
    cell: { t: 'n', v: 46361, z: 'dd.mm.yyyy' },
  },
  {
    says: 'the first day of 2000',
    column: 'lastReadingDate',
    value: '01.01.2000',
    cell: { t: 'n', v: 36526, z: 'dd.mm.yyyy' },
  },
  {
    says: 'a day elsewhere is a text',
    column: 'addressHint',
    value: '05.12.2026',
    cell: { t: 's', v: '05.12.2026' },
  },
] as const)('$says', ({ column, value, cell }) => {
  expect(cellAt(column, value)).toEqual(cell);
});

test.each(['=HYPERLINK("http://x","y")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a text stays a text, never a formula: %j',
  (text) => {
    expect(cellAt('addressHint', text)).toEqual({ t: 's', v: text });
  },
);

test.each([
  { says: 'as long as Excel takes', text: 'x'.repeat(32_767), length: 32_767 },
  { says: 'one longer is cut', text: 'x'.repeat(32_768), length: 32_767 },
  { says: 'an emoji at the end is not cut apart', text: `${'x'.repeat(32_766)}😀`, length: 32_766 },
  { says: 'half an emoji from elsewhere goes', text: 'x\ud83d', length: 1 },
  { says: 'a whole one stays', text: '😀', length: 2 },
])('a text: $says', ({ text, length }) => {
  const cell = cellAt('addressHint', text);
  expect(String(cell?.v)).toHaveLength(length);
});

test('the sheet of own notes has dates and numbers, too', () => {
  const notes = {
    n: {
      ...{ accountId: aJob().login, jobId: aJob().id, taskId: 't-1' },
      ...{ day: aDay('2026-12-05'), value: { integer: '00432', decimals: '5' } },
    },
  };
  const cells = sheetCells(
    [],
    NOTE_COLUMNS,
    noteRows([aJob()], notes, () => 'Strom'),
  );
  expect(cells[1]?.slice(-2)).toEqual([
    { t: 'n', v: 46361, z: 'dd.mm.yyyy' },
    { t: 'n', v: 432.5 },
  ]);
});

test('the heads come first, in their order', () => {
  expect(sheetCells(['A', 'B'], EXPORT_COLUMNS, [])).toEqual([
    [
      { t: 's', v: 'A' },
      { t: 's', v: 'B' },
    ],
  ]);
});
