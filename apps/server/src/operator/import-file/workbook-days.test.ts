import { utils, writeXLSX } from '@e965/xlsx';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTable } from '../../table/read-table';
import { kinds, parsedCells } from './cell-kinds';

const folder = mkdtempSync(join(tmpdir(), 'ablesbar-days-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  { says: 'counts from 1900', date1904: false, serial: 46_361 },
  { says: 'counts from 1904', date1904: true, serial: 44_899 },
])('a day is the same with and without its format where a workbook $says', async (given) => {
  const { date1904, serial } = given;
  const sheet = utils.aoa_to_sheet([
    ['day', 'value'],
    [{ t: 'n', v: serial, z: 'dd.mm.yyyy' }, serial],
    [serial, serial],
  ]);
  const book = { SheetNames: ['A'], Sheets: { A: sheet }, Workbook: { WBProps: { date1904 } } };
  const path = join(folder, 'days.xlsx');
  const bytes: unknown = writeXLSX(book, { type: 'buffer' });
  if (!Buffer.isBuffer(bytes)) throw new Error('SheetJS gave no bytes.');
  writeFileSync(path, bytes);
  const columns = { day: kinds.day, value: kinds.decimal };
  const read: (readonly (string | null)[])[] = [];
  for await (const row of readTable(path, { known: Object.keys(columns), needed: ['day'] })) {
    const { cellOf } = parsedCells(row, columns, ['day']);
    read.push([cellOf('day'), cellOf('value')]);
  }
  const expected = ['2026-12-05', String(serial)];
  expect(read).toEqual([expected, expected]);
});
