import type { Cell, Sink, TableWriter } from './write-table';

/** Writes a list of objects, one per line. */
export function jsonWriter(names: readonly string[], sink: Sink): TableWriter {
  let isBegun = false;
  const object = (cells: readonly Cell[]) =>
    JSON.stringify(Object.fromEntries(names.map((name, index) => [name, cells[index] ?? null])));
  return {
    write: async (cells) => {
      await sink(`${isBegun ? ',' : '['}\n${object(cells)}`);
      isBegun = true;
    },
    end: () => sink(isBegun ? '\n]\n' : '[]\n'),
  };
}
