import { EXPORT_COLUMNS, type ExportColumn, type ExportRow } from '@ablesbar/domain';

/** A cell in the format of SheetJS. It can never be a formula: a formula would need `f`. */
export type SheetCell =
  | { readonly t: 's'; readonly v: string }
  | { readonly t: 'n'; readonly v: number; readonly z?: string };

/** Excel's limit for one cell; it calls a file with a longer text broken. */
const LONGEST_TEXT = 32_767;
const DAY_MS = 86_400_000;
/**
 * Day 0 of a sheet is two days before 1 January 1900: Excel counts a 29 February 1900, which never
 * existed.
 */
const DAY_0 = Date.UTC(1899, 11, 30);

const DAYS: ReadonlySet<ExportColumn> = new Set([
  'targetReadingDate',
  'latestExecution',
  'lastReadingDate',
  'currentReadingDate',
]);

/**
 * The heads come first; null is an empty cell. Dates are real dates, so that Excel can sort and
 * calculate them.
 */
export function sheetCells(
  heads: readonly string[],
  rows: readonly ExportRow[],
): readonly (readonly (SheetCell | null)[])[] {
  return [
    heads.map(textCell),
    ...rows.map((row) => EXPORT_COLUMNS.map((column) => cellOf(column, row[column]))),
  ];
}

function cellOf(column: ExportColumn, value: string | number | null): SheetCell | null {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { t: 'n', v: value };
  return (DAYS.has(column) ? dayCell(value) : null) ?? textCell(value);
}

function dayCell(german: string): SheetCell | null {
  const parts = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(german)?.slice(1).map(Number);
  if (parts === undefined) return null;
  const [day = 0, month = 0, year = 0] = parts;
  return { t: 'n', v: (Date.UTC(year, month - 1, day) - DAY_0) / DAY_MS, z: 'dd.mm.yyyy' };
}

function textCell(text: string): SheetCell {
  // A lone surrogate (half an emoji) cannot be written, whether it came from the server or from
  // this cut.
  const short = text.slice(0, LONGEST_TEXT).replace(/\p{Cs}/gu, '');
  return { t: 's', v: short };
}
