import type { SheetValue } from '@ablesbar/domain';
import { read, utils, type WorkSheet } from '@e965/xlsx';
import { unpackedSize } from './unpacked-size';

export type ReadSheet =
  | { readonly kind: 'sheet'; readonly cells: readonly (readonly SheetValue[])[] }
  | { readonly kind: 'too-large' | 'unreadable' };

const MOST_BYTES = 10_000_000;
const MOST_UNPACKED = 150_000_000;
const MOST_ROWS = 25_000;
const MOST_COLUMNS = 60;
/** Longer texts contain nothing about a meter. */
const LONGEST_TEXT = 300;
const DAY_MS = 86_400_000;
/**
 * Day 0 of a sheet is two days before 1 January 1900: Excel counts a 29 February 1900, which never
 * existed.
 */
const DAY_0 = Date.UTC(1899, 11, 30);

/**
 * Reads the first sheet of an untrusted file, and only its values. A file that is too large is
 * refused before it is unpacked. Its rows are counted again afterwards, because the file may lie
 * about its size.
 */
export function readWorkbook(bytes: ArrayBuffer): ReadSheet {
  if (bytes.byteLength > MOST_BYTES) return { kind: 'too-large' };
  const unpacked = unpackedSize(bytes);
  if (unpacked === null) return { kind: 'unreadable' };
  if (unpacked > MOST_UNPACKED) return { kind: 'too-large' };
  const sheet = firstSheet(bytes);
  if (sheet === undefined) return { kind: 'unreadable' };
  return cellsOf(sheet);
}

function firstSheet(bytes: ArrayBuffer): WorkSheet | undefined {
  try {
    const book = read(bytes, {
      type: 'array',
      sheets: 0,
      // One row more than allowed, so that too many rows are detected.
      sheetRows: MOST_ROWS + 2,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      // SheetJS knows whether the workbook counts its days from 1900 or from 1904.
      cellDates: true,
      UTC: true,
    });
    return book.Sheets[book.SheetNames[0] ?? ''];
  } catch {
    return undefined;
  }
}

function cellsOf(sheet: WorkSheet): ReadSheet {
  const { e } = utils.decode_range(sheet['!ref'] ?? 'A1');
  if (e.r > MOST_ROWS) return { kind: 'too-large' };
  const columns = Math.min(e.c + 1, MOST_COLUMNS);
  const cells = Array.from({ length: e.r + 1 }, (_, r) =>
    Array.from({ length: columns }, (__, c) => valueOf(sheet[utils.encode_cell({ r, c })])),
  );
  return { kind: 'sheet', cells };
}

/**
 * For a formula, the value that Excel computed; an error has no value. A date becomes its day
 * number, counted from 1900.
 */
function valueOf(cell: unknown): SheetValue {
  if (typeof cell !== 'object' || cell === null || !('v' in cell && 't' in cell)) return null;
  if (cell.v instanceof Date) return (cell.v.getTime() - DAY_0) / DAY_MS;
  if (typeof cell.v === 'number' && cell.t === 'n') return cell.v;
  return typeof cell.v === 'string' ? cell.v.slice(0, LONGEST_TEXT) : null;
}
