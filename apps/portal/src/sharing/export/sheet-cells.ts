import { type ExportColumn, type NoteColumn, readGermanDay, sheetNumberOf } from '@ablesbar/domain';

/** A cell in the format of SheetJS. It can never be a formula: a formula would need `f`. */
export type SheetCell =
  | { readonly t: 's'; readonly v: string }
  | { readonly t: 'n'; readonly v: number; readonly z?: string };

/** Excel's limit for one cell; it calls a file with a longer text broken. */
const LONGEST_TEXT = 32_767;

type Column = ExportColumn | NoteColumn;

const DAYS: ReadonlySet<Column> = new Set<Column>([
  'targetReadingDate',
  'latestExecution',
  'lastReadingDate',
  'currentReadingDate',
  'notedDate',
]);

/**
 * The heads come first; null is an empty cell. Dates are real dates, so that Excel can sort and
 * calculate them.
 */
export function sheetCells<Own extends Column>(
  heads: readonly string[],
  columns: readonly Own[],
  rows: readonly Readonly<Record<Own, string | number | null>>[],
): readonly (readonly (SheetCell | null)[])[] {
  return [
    heads.map(textCell),
    ...rows.map((row) => columns.map((column) => cellOf(column, row[column]))),
  ];
}

function cellOf(column: Column, value: string | number | null): SheetCell | null {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { t: 'n', v: value };
  return (DAYS.has(column) ? dayCell(value) : null) ?? textCell(value);
}

function dayCell(german: string): SheetCell | null {
  const day = readGermanDay(german);
  return day === null ? null : { t: 'n', v: sheetNumberOf(new Date(day)), z: 'dd.mm.yyyy' };
}

function textCell(text: string): SheetCell {
  // A lone surrogate (half an emoji) cannot be written, whether it came from the server or from
  // this cut.
  const short = text.slice(0, LONGEST_TEXT).replace(/\p{Cs}/gu, '');
  return { t: 's', v: short };
}
