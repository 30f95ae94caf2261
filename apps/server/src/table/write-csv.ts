import type { Cell, Sink, TableWriter } from './write-table';

/**
 * The CSV that a German Excel opens by a double click: semicolons, decimal commas, a UTF-8 mark. `textOf`
 * changes each text.
 */
export function csvWriter(
  names: readonly string[],
  sink: Sink,
  textOf: (text: string) => string = safeText,
): TableWriter {
  const line = (cells: readonly Cell[]) =>
    `${cells.map((cell) => csvCell(cell, textOf)).join(';')}\r\n`;
  let isBegun = false;
  const begin = async () => {
    if (!isBegun) await sink(`\ufeff${line(names)}`);
    isBegun = true;
  };
  return {
    write: async (cells) => {
      await begin();
      await sink(line(cells));
    },
    end: begin,
  };
}

function csvCell(cell: Cell, textOf: (text: string) => string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = textOf(cell);
  return /[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet would run a text with this beginning as a formula. */
export function safeText(cell: string): string {
  const isRunnable = /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^[+-]?\d[\d.,]*$/.test(cell);
  return isRunnable ? `'${cell}` : cell;
}
