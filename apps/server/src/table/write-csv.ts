import type { Cell, Sink, TableWriter } from './write-table';

/** The CSV that a German Excel opens by a double click: semicolons, decimal commas, a UTF-8 mark. */
export function csvWriter(names: readonly string[], sink: Sink): TableWriter {
  const line = (cells: readonly Cell[]) => `${cells.map(csvCell).join(';')}\r\n`;
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

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const safe = safeText(cell);
  return /[";,\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A spreadsheet would run a text with this beginning as a formula. */
export function safeText(cell: string): string {
  const isRunnable = /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^[+-]?\d[\d.,]*$/.test(cell);
  return isRunnable ? `'${cell}` : cell;
}
