import { TableFailure } from './table-failure';
import { tableTexts } from './table-texts';

export interface TableRow {
  readonly line: number;
  /** The trimmed cells; empty cells are left out. */
  readonly cells: Readonly<Record<string, string>>;
  /** The reason why the row cannot be read; null if it can be checked. */
  readonly fault: string | null;
  /** What a number means in a column of days; old Excel for Mac counts from 1904. */
  readonly countsFrom1904?: boolean;
}

/** A row whose cells have no names yet. */
export interface PlainRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly fault: string | null;
  readonly countsFrom1904?: boolean;
}

export interface Columns {
  /** Other words for columns, in small letters. A word for an unknown column stays unknown. */
  readonly heads?: Readonly<Record<string, string>>;
  readonly known: readonly string[];
  readonly needed: readonly string[];
}

const CELL_MOST = 2000;
// People use tabs and line breaks for layout within a cell; nobody types other control characters.
// Bytes of UTF-8 that were read as Windows-1252 begin with Ã or Â: a file with both encodings.
const UNREADABLE = new RegExp(
  '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\ufffd]|[ÂÃ][\\u00a0-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]',
);

/** The database can store neither a NUL nor half a letter; in place of them comes the sign of a lost letter. */
export function storable(text: string): string {
  return text.replaceAll(/[\0\p{Cs}]/gu, '\ufffd');
}

/** The first row has the column names, in any order and case; they name the cells of all other rows. */
export async function* namedRows(
  rows: AsyncIterable<PlainRow>,
  columns: Columns,
): AsyncGenerator<TableRow> {
  let names: readonly string[] | null = null;
  for await (const row of rows) {
    const { cells, fault } = row;
    if (names === null) {
      names = columnNames(cells, columns);
      continue;
    }
    if (cells.every((cell) => cell.trim() === '') && fault === null) continue;
    yield namedRow(row, names);
  }
  if (names === null) throw new TableFailure(tableTexts.empty);
}

/** For files whose rows have their own names. */
export function checkedRow(
  line: number,
  given: readonly (readonly [string, string])[],
  fault: string | null,
  countsFrom1904 = false,
): TableRow {
  const cells = given.map(([name, cell]) => [name, storable(cell.trim())] as const);
  return {
    line,
    cells: Object.fromEntries(cells.filter(([, cell]) => cell !== '')),
    fault: fault ?? faultOf(cells),
    countsFrom1904,
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
  const names = cells.slice(0, ends).map((cell) => knownName(cell.trim(), columns));
  const repeated = names.filter((name, index) => names.indexOf(name) < index);
  if (repeated.length > 0) throw new TableFailure(tableTexts.repeatedColumns(repeated));
  checkNames(names, columns);
  return names;
}

function knownName(given: string, { known, heads = {} }: Columns): string {
  const word = given.toLowerCase();
  const meant = heads[word];
  const named = known.find((name) => name.toLowerCase() === word);
  return named ?? (meant !== undefined && known.includes(meant) ? meant : given);
}

function namedRow(
  { line, cells, fault, countsFrom1904 }: PlainRow,
  names: readonly string[],
): TableRow {
  const tooMany = cells.slice(names.length).some((cell) => cell.trim() !== '');
  const count = cells.length < names.length || tooMany;
  return checkedRow(
    line,
    names.map((name, index) => [name, cells[index] ?? ''] as const),
    fault ?? (count ? tableTexts.cellCount(cells.length, names.length) : null),
    countsFrom1904,
  );
}

function faultOf(cells: readonly (readonly [string, string])[]): string | null {
  for (const [name, cell] of cells) {
    if (cell.length > CELL_MOST) return tableTexts.hugeCell(name);
    if (UNREADABLE.test(cell)) return tableTexts.unreadable(name);
    if (cell.startsWith('=')) return tableTexts.formula(name);
  }
  return null;
}
