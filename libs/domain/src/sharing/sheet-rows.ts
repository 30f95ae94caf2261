import { DAYS_UNTIL_1904 } from '../calendar/sheet-day';
import { EXPORT_COLUMNS, type ExportColumn } from './export-rows';

/** The value of a cell. Excel stores a date as a number. */
export type SheetValue = string | number | null;

/** One row of a returned sheet, keyed by the columns of the export. */
export interface SheetRow {
  /** The row number that Excel shows, so that the user finds the row. */
  readonly line: number;
  readonly cells: Readonly<Partial<Record<ExportColumn, SheetValue>>>;
}

/** Users may have added title rows above the headings. */
const HEADS_WITHIN = 10;
/** Without these two columns the portal cannot find the meter or has no value to import. */
const NEEDED: readonly ExportColumn[] = ['meterNumber', 'currentReadingValue'];

/**
 * The rows of a sheet, without blank ones; null if the sheet is not an export of the portal.
 * Columns are found by their headings in any order. If the headings are in another language,
 * columns are found by position.
 */
export function sheetRows(
  sheet: readonly (readonly SheetValue[])[],
  /** The headings of the export in the current language. */
  heads: readonly string[],
  countsFrom1904 = false,
): readonly SheetRow[] | null {
  const found = headsByWords(sheet, heads) ?? headsByPlace(sheet);
  if (found === null) return null;
  return sheet.slice(found.at + 1).flatMap((values, index) => {
    const cells: Partial<Record<ExportColumn, SheetValue>> = {};
    for (const [column, place] of found.places) cells[column] = values[place] ?? null;
    const day = cells.currentReadingDate;
    if (countsFrom1904 && typeof day === 'number') cells.currentReadingDate = day + DAYS_UNTIL_1904;
    const isBlank = Object.values(cells).every((cell) => textOf(cell) === '');
    return isBlank ? [] : [{ line: found.at + index + 2, cells }];
  });
}

/**
 * The text used for comparisons. A number that Excel made from a text compares equal to that text.
 */
export function textOf(cell: SheetValue | undefined): string {
  return String(cell ?? '').trim();
}

interface Heads {
  readonly at: number;
  readonly places: ReadonlyMap<ExportColumn, number>;
}

function headsByWords(
  sheet: readonly (readonly SheetValue[])[],
  heads: readonly string[],
): Heads | null {
  for (const [at, row] of sheet.slice(0, HEADS_WITHIN).entries()) {
    const words = row.map(textOf);
    const places = new Map<ExportColumn, number>();
    EXPORT_COLUMNS.forEach((column, index) => {
      const place = words.indexOf(heads[index] ?? '');
      if (place >= 0) places.set(column, place);
    });
    if (NEEDED.every((column) => places.has(column))) return { at, places };
  }
  return null;
}

function headsByPlace([first = []]: readonly (readonly SheetValue[])[]): Heads | null {
  if (first.length !== EXPORT_COLUMNS.length) return null;
  if (first.some((cell) => typeof cell !== 'string' || textOf(cell) === '')) return null;
  return { at: 0, places: new Map(EXPORT_COLUMNS.map((column, place) => [column, place])) };
}
