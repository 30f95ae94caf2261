import { EXPORT_COLUMNS, type ExportColumn } from './export-rows';

/** What stands in a cell that was read. A real day of Excel's is a number there. */
export type SheetValue = string | number | null;

/** One row of a sheet that comes back, by the columns of the export. */
export interface SheetRow {
  /** As Excel counts them, so that a person finds it. */
  readonly line: number;
  readonly cells: Readonly<Partial<Record<ExportColumn, SheetValue>>>;
}

/** Above the heads somebody may have written a title. */
const HEADS_WITHIN = 10;
/** Without these no row can be told, or nothing is in it. */
const NEEDED: readonly ExportColumn[] = ['meterNumber', 'currentReadingValue'];

/**
 * The rows of a sheet with what they hold, blank ones left out; null where it is not one of ours. Columns are
 * known by their heads, in whatever order they stand; heads of another language count by their place.
 */
export function sheetRows(
  sheet: readonly (readonly SheetValue[])[],
  /** As in the export, in the language in force. */
  heads: readonly string[],
): readonly SheetRow[] | null {
  const found = headsByWords(sheet, heads) ?? headsByPlace(sheet);
  if (found === null) return null;
  return sheet.slice(found.at + 1).flatMap((values, index) => {
    const cells: Partial<Record<ExportColumn, SheetValue>> = {};
    for (const [column, place] of found.places) cells[column] = values[place] ?? null;
    const isBlank = Object.values(cells).every((cell) => textOf(cell) === '');
    return isBlank ? [] : [{ line: found.at + index + 2, cells }];
  });
}

/** As it is compared: a number that Excel made of a text is the same text. */
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
