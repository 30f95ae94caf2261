import { dayOfUtc, type SheetValue } from '@ablesbar/domain';
import { read, utils, type WorkBook } from '@e965/xlsx';

export type ReadSheet =
  | {
      readonly kind: 'sheet';
      readonly cells: readonly (readonly SheetValue[])[];
      /** What a number means in a column of days; old Excel for Mac counts from 1904. */
      readonly countsFrom1904: boolean;
    }
  | { readonly kind: 'too-large' | 'unreadable' };

const MOST_BYTES = 10_000_000;
const MOST_UNPACKED = 150_000_000;
const MOST_ROWS = 25_000;
const MOST_COLUMNS = 60;
/** Longer texts contain nothing about a meter. */
const LONGEST_TEXT = 300;
/** The text of a cell that is neither a value nor a day. */
const UNREADABLE = '#';

/**
 * Reads the first sheet of an untrusted file, and only its values. A file that is too large is
 * refused before it is unpacked. Its rows are counted again afterwards, because the file may lie
 * about its size.
 */
export function readWorkbook(bytes: ArrayBuffer): ReadSheet {
  if (bytes.byteLength > MOST_BYTES) return { kind: 'too-large' };
  const unpacked = unpackedSize(bytes);
  if (unpacked === null) return { kind: 'unreadable' };
  if (unpacked > MOST_UNPACKED) return { kind: 'too-large' };
  const book = workbookOf(bytes);
  return book === null ? { kind: 'unreadable' } : cellsOf(book);
}

function workbookOf(bytes: ArrayBuffer): WorkBook | null {
  try {
    return read(bytes, {
      type: 'array',
      sheets: 0,
      // One row more than allowed, so that too many rows are detected.
      sheetRows: MOST_ROWS + 2,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      // SheetJS knows which formats are days, and whether the workbook counts from 1900 or from 1904.
      cellDates: true,
      UTC: true,
    });
  } catch {
    return null;
  }
}

function cellsOf({ Sheets, SheetNames, Workbook }: WorkBook): ReadSheet {
  const sheet = Sheets[SheetNames[0] ?? ''];
  if (sheet === undefined) return { kind: 'unreadable' };
  const countsFrom1904 = Workbook?.WBProps?.date1904 === true;
  const { e } = utils.decode_range(sheet['!ref'] ?? 'A1');
  if (e.r > MOST_ROWS) return { kind: 'too-large' };
  const columns = Math.min(e.c + 1, MOST_COLUMNS);
  const cells = Array.from({ length: e.r + 1 }, (_, r) =>
    Array.from({ length: columns }, (__, c) => valueOf(sheet[utils.encode_cell({ r, c })])),
  );
  return { kind: 'sheet', cells, countsFrom1904 };
}

/**
 * For a formula, the value that Excel computed. An error, a yes or a no is unreadable and not empty:
 * without a day a reading would be sent as of today. A date is a text, never the
 * number that the workbook stores: Excel makes a day of the typed value `12.5`, and its number would
 * be a reading of 46 154.
 */
function valueOf(cell: unknown): SheetValue {
  if (typeof cell !== 'object' || cell === null || !('v' in cell && 't' in cell)) return null;
  if (cell.v instanceof Date) {
    return Number.isNaN(cell.v.getTime()) ? UNREADABLE : dayOfUtc(cell.v.getTime());
  }
  if (typeof cell.v === 'number' && cell.t === 'n') return cell.v;
  if (typeof cell.v === 'string') return cell.v.slice(0, LONGEST_TEXT);
  return cell.v === undefined || cell.v === null ? null : UNREADABLE;
}

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY_LENGTH = 46;

/**
 * The total unpacked size that a zip states for its files, without unpacking any; null if it is no
 * zip.
 */
function unpackedSize(bytes: ArrayBuffer): number | null {
  const view = new DataView(bytes);
  const end = endOf(view);
  if (end === null) return null;
  let total = 0;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_LENGTH > bytes.byteLength || view.getUint32(at, true) !== ENTRY_MARK)
      return null;
    total += view.getUint32(at + 24, true);
    at +=
      ENTRY_LENGTH +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return total;
}

/** The zip's directory is at the end; at most a comment follows it. */
function endOf(view: DataView): number | null {
  const last = view.byteLength - END_LENGTH;
  const first = Math.max(0, last - LONGEST_COMMENT);
  for (let at = last; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_MARK) return at;
  }
  return null;
}
