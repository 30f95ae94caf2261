import { TableFailure } from './table-failure';
import { tableTexts } from './table-texts';

export interface TableRow {
  readonly line: number;
  /** Trimmed; an empty cell is not there. */
  readonly cells: Readonly<Record<string, string>>;
  /** What already makes it unreadable; null where it can be judged. */
  readonly fault: string | null;
}

/** A row before its cells have names. */
export interface PlainRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly fault: string | null;
}

export interface Columns {
  readonly known: readonly string[];
  readonly needed: readonly string[];
}

const CELL_MOST = 2000;
// A tab or a line break within a cell is somebody's layout; the others nobody has typed.
const UNREADABLE = new RegExp('[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ufffd]');

/** Names in the first row, in any order and any case; every other row gets its cells by them. */
export async function* namedRows(
  rows: AsyncIterable<PlainRow>,
  columns: Columns,
): AsyncGenerator<TableRow> {
  let names: readonly string[] | null = null;
  for await (const { line, cells, fault } of rows) {
    if (names === null) {
      names = columnNames(cells, columns);
      continue;
    }
    if (cells.every((cell) => cell.trim() === '') && fault === null) continue;
    yield namedRow({ line, cells, fault }, names);
  }
  if (names === null) throw new TableFailure(tableTexts.empty);
}

/** Of files whose every row has its own names. */
export function checkedRow(
  line: number,
  given: readonly (readonly [string, string])[],
  fault: string | null,
): TableRow {
  const cells = given.map(([name, cell]) => [name, cell.trim()] as const);
  return {
    line,
    cells: Object.fromEntries(cells.filter(([, cell]) => cell !== '')),
    fault: fault ?? faultOf(cells),
  };
}

export function checkNames(found: readonly string[], { known, needed }: Columns): void {
  const unknown = found.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new TableFailure(tableTexts.unknownColumns(unknown, known));
  const missing = needed.filter((name) => !found.includes(name));
  if (missing.length > 0) throw new TableFailure(tableTexts.missingColumns(missing));
}

function columnNames(cells: readonly string[], columns: Columns): readonly string[] {
  const ends = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const names = cells.slice(0, ends).map((cell) => knownName(cell.trim(), columns.known));
  const repeated = names.filter((name, index) => names.indexOf(name) < index);
  if (repeated.length > 0) throw new TableFailure(tableTexts.repeatedColumns(repeated));
  checkNames(names, columns);
  return names;
}

function knownName(given: string, known: readonly string[]): string {
  return known.find((name) => name.toLowerCase() === given.toLowerCase()) ?? given;
}

function namedRow({ line, cells, fault }: PlainRow, names: readonly string[]): TableRow {
  const tooMany = cells.slice(names.length).some((cell) => cell.trim() !== '');
  const count = cells.length < names.length || tooMany;
  return checkedRow(
    line,
    names.map((name, index) => [name, cells[index] ?? ''] as const),
    fault ?? (count ? tableTexts.cellCount(cells.length, names.length) : null),
  );
}

function faultOf(cells: readonly (readonly [string, string])[]): string | null {
  for (const [name, cell] of cells) {
    if (cell.length > CELL_MOST) return tableTexts.hugeCell(name);
    if (UNREADABLE.test(cell)) return tableTexts.unreadable(name);
    if (/^[=@]/.test(cell)) return tableTexts.formula(name);
  }
  return null;
}
