import {
  EXPORT_COLUMNS,
  exportRows,
  type Job,
  type MeterType,
  meterTypeOf,
  NOTE_COLUMNS,
  noteRows,
  type NotesById,
} from '@ablesbar/domain';
import { type CellObject, utils, type WorkSheet, writeXLSX } from '@e965/xlsx';
import { sheetCells } from './sheet-cells';

/** The words in the current language. */
export interface ExportWords {
  readonly heads: readonly string[];
  readonly sheetName: string;
  readonly meterTypes: ReadonlyMap<MeterType, string>;
  /** The sheet has these notes in place of the jobs: the file with the jobs is passed on to others. */
  readonly notes?: NotesById;
}

export interface ExportOrder extends ExportWords {
  readonly jobs: readonly Job[];
}

const COLUMN_WIDTH = 18;

/** The bytes of the file. */
export function workbook(order: ExportOrder): ArrayBuffer {
  const { jobs, heads, sheetName, meterTypes, notes } = order;
  const sayMeterType = (job: Job) => meterTypes.get(meterTypeOf(job)) ?? '';
  const cells = notes
    ? sheetCells(heads, NOTE_COLUMNS, noteRows(jobs, notes, sayMeterType))
    : sheetCells(heads, EXPORT_COLUMNS, exportRows(jobs, sayMeterType));
  const sheet: WorkSheet = {
    '!ref': utils.encode_range({
      s: { r: 0, c: 0 },
      e: { r: cells.length - 1, c: heads.length - 1 },
    }),
    '!cols': heads.map(() => ({ wch: COLUMN_WIDTH })),
  };
  cells.forEach((row, r) =>
    row.forEach((cell, c) => {
      if (cell !== null) sheet[utils.encode_cell({ r, c })] = { ...cell } satisfies CellObject;
    }),
  );
  const book = { SheetNames: [sheetName], Sheets: { [sheetName]: sheet } };
  // Stores each text once, however often the sheet contains it.
  const bytes: unknown = writeXLSX(book, {
    type: 'array',
    bookType: 'xlsx',
    compression: true,
    bookSST: true,
  });
  if (!(bytes instanceof ArrayBuffer)) throw new Error('SheetJS gave no bytes.');
  return bytes;
}
