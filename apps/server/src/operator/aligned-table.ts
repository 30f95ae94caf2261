import { type Cell } from '../table/write-table';
import { sayNumber } from '../base/console-language';

/** The rows as lines whose columns stand below each other; numbers end below each other. */
export function alignedTable(rows: readonly (readonly Cell[])[]): readonly string[] {
  const said = rows.map((row) => row.map(sayCell));
  const widths = (said[0] ?? []).map((_, column) =>
    Math.max(...said.map((row) => widthOf(row[column] ?? ''))),
  );
  return said.map((row, line) =>
    row
      .map((text, column) => {
        const gap = ' '.repeat((widths[column] ?? 0) - widthOf(text));
        return typeof rows[line]?.[column] === 'number' ? gap + text : text + gap;
      })
      .join('  ')
      .trimEnd(),
  );
}

function sayCell(cell: Cell): string {
  return typeof cell === 'number' ? sayNumber(cell) : (cell ?? '').replace(/[\r\n\t]+/g, ' ');
}

/** A letter with a separate accent is one sign for the eye. */
function widthOf(text: string): number {
  return [...text.normalize('NFC')].length;
}
