import { isBareValue } from './sheet-cell';

/**
 * The cells of a column of values copied from a table, one for each line. Null if the text is a
 * single cell. Of several columns the one whose cells are all values counts; if there is no such
 * column or more than one, the answer is empty.
 */
export function pastedColumn(text: string): readonly string[] | null {
  // Table programs also put a line break after the last line.
  const rows = text
    .replace(/\r\n|\r/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  if (width === 1 && rows.length === 1) return null;
  const columns = Array.from({ length: width }, (_, n) => rows.map((row) => row[n] ?? ''));
  const [column = [], ...others] = width === 1 ? columns : columns.filter(hasOnlyValues);
  return others.length === 0 ? column : [];
}

/** A meter that was not read has an empty cell. */
function hasOnlyValues(column: readonly string[]): boolean {
  return column.some(isBareValue) && column.every((cell) => cell === '' || isBareValue(cell));
}
