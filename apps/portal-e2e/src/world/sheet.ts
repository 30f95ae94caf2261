import { readFile } from 'node:fs/promises';
import { read, utils, write } from '@e965/xlsx';

type Cell = string | number | null;
export type Row = readonly Cell[];

/** Reads the only sheet of a file. Days are numbers, as Excel stores them. */
export async function openSheet(path: string): Promise<{ name: string; rows: Row[] }> {
  const book = read(await readFile(path), { cellFormula: true });
  const [name = ''] = book.SheetNames;
  const sheet = book.Sheets[name] ?? {};
  const formulas = Object.values(sheet).filter(
    (cell) => typeof cell === 'object' && cell !== null && 'f' in cell,
  );
  if (formulas.length > 0) throw new Error('A cell has become a formula.');
  return { name, rows: utils.sheet_to_json<Row>(sheet, { header: 1, raw: true, defval: null }) };
}

/** Writes rows into a new file, as a person would upload it. */
export function saveSheet(rows: readonly Row[]) {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  const bytes: unknown = write(
    { SheetNames: ['Excel Download'], Sheets: { 'Excel Download': sheet } },
    { type: 'buffer', bookType: 'xlsx', compression: true },
  );
  if (!Buffer.isBuffer(bytes)) throw new Error('SheetJS gave no file.');
  return {
    name: 'zurueck.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: bytes,
  };
}
