import { berlinDay } from '@ablesbar/domain';
import type { Cell, Sink } from '../../../table/write-table';
import { safeText } from '../../../table/write-csv';
import type { ReadingCells } from '../reading-rows';
import { encoderOf } from './encode-text';
import { type FormatWriter, meterGroups } from './meter-groups';
import type { CsvColumn, CsvFormat } from './read-format';

/** Writes the columns that the format names, in its order, number form, day form and encoding. */
export function mappedCsv(format: CsvFormat, sink: Sink): FormatWriter {
  const encode = encoderOf(format.encoding);
  const put = (cells: readonly string[]) =>
    sink(
      encode(`${cells.map((cell) => quoted(cell, format.separator)).join(format.separator)}\r\n`),
    );
  // Without such a column, the row of a meter that cannot be read would be an empty value.
  const saysNotReadable = format.columns.some(({ from }) => from === 'notReadableReason');
  const values = format.columns.filter(({ from }) => from === 'readingValue');
  let isBegun = false;
  let leftOut = 0;
  const begin = async () => {
    if (isBegun) return;
    isBegun = true;
    if (format.encoding === 'utf-8-bom') await sink('\ufeff');
    if (format.hasHead) await put(format.columns.map(({ name }) => name));
  };
  const putGroup = (group: readonly ReadingCells[]) =>
    put(format.columns.map((column) => cellOf(column, group, format)));
  const writeRow = async (group: readonly ReadingCells[]) => {
    const [first] = group;
    if (first === undefined) return;
    if (first.kind === 'notReadable') {
      if (saysNotReadable) await putGroup(group);
      else leftOut += group.length;
      return;
    }
    const shown = new Set(values.map((column) => rowOf(column, group)));
    const lost = group.filter((row) => !shown.has(row)).length;
    leftOut += lost;
    // A row without any value would be an empty one.
    if (lost < group.length) await putGroup(group);
  };
  const groups = meterGroups(writeRow);
  return {
    write: async (cells) => {
      await begin();
      await (format.rowPer === 'meter' ? groups.add(cells) : writeRow([cells]));
    },
    end: async () => {
      await begin();
      await groups.end();
    },
    leftOut: () => leftOut,
  };
}

function cellOf(column: CsvColumn, group: readonly ReadingCells[], format: CsvFormat): string {
  const { from, value, codes, otherwise } = column;
  if (from === undefined) return value ?? '';
  const row = rowOf(column, group);
  const cell = row?.[from] ?? null;
  const code = cell === null ? undefined : codes?.[String(cell)];
  return code ?? otherwise ?? written(from, cell, format);
}

/** The row of the group that the column shows. */
function rowOf({ register }: CsvColumn, group: readonly ReadingCells[]): ReadingCells | undefined {
  return register === undefined ? group[0] : group.find((one) => isOf(register, one));
}

function isOf(register: string, { obis, rateName }: ReadingCells): boolean {
  return register === obis || register === rateName;
}

function written(from: string, cell: Cell, { decimal, day }: CsvFormat): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  return from === 'readingDate' || from === 'receivedAt' ? dayAs(day, cell) : safeText(cell);
}

function dayAs(form: CsvFormat['day'], instant: string): string {
  const [year = '', month = '', day = ''] = berlinDay(new Date(instant)).split('-');
  return form.replace('yyyy', year).replace('MM', month).replace('dd', day);
}

function quoted(cell: string, separator: string): string {
  const needsQuotes = cell.includes(separator) || /["\r\n]/.test(cell);
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell;
}
