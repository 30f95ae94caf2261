import { extname } from 'node:path';
import { readCsv } from './read-csv';
import { readJson } from './read-json';
import { readText } from './read-text';
import { readXlsx } from './read-xlsx';
import { TableFailure } from './table-failure';
import { type Columns, namedRows, type TableRow } from './table-row';
import { tableTexts } from './table-texts';

export const TABLE_KINDS = ['csv', 'json', 'xlsx'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** Chooses the format by the file's extension. */
export function tableKind(path: string): TableKind {
  const ending = extname(path).slice(1).toLowerCase();
  const kind = TABLE_KINDS.find((one) => one === ending);
  if (kind === undefined) throw new TableFailure(tableTexts.ending(path));
  return kind;
}

/**
 * Yields the rows while reading; memory holds only a few of them. `watch` is told which part of the
 * file has been read, from 0 to 1.
 */
export function readTable(
  path: string,
  columns: Columns,
  watch: (part: number) => void = () => undefined,
): AsyncGenerator<TableRow> {
  switch (tableKind(path)) {
    case 'csv':
      return namedRows(readCsv(readText(path, watch)), columns);
    case 'json':
      return readJson(readText(path, watch), columns);
    case 'xlsx':
      return namedRows(readXlsx(path, watch), columns);
  }
}
