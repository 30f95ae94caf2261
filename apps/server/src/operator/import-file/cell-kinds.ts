import {
  calendarDay,
  DAYS_UNTIL_1904,
  dayOfSheetNumber,
  decimalOf,
  joinValue,
  METER_TYPES,
  parseObis,
  parsePastedValue,
  readGermanDay,
  READING_REASONS,
} from '@ablesbar/domain';
import { isEmailAddress } from '@ablesbar/validation';
import type { TableRow } from '../../table/table-row';
import { cellTexts } from './cell-texts';

/** The parsed value of a cell, or the reason why it cannot be parsed. */
export type Kind = (
  text: string,
  row: Pick<TableRow, 'countsFrom1904'>,
) => { readonly value: string } | { readonly reason: string };

/** A day as Excel stores it, in a cell without the format of a day. No other date format has five digits. */
const EXCEL_DAY = /^\d{5}(\.0+)?$/;
const YES: ReadonlySet<string> = new Set(['ja', 'j', 'true', 'wahr', '1', 'x', 'yes']);
const NO: ReadonlySet<string> = new Set(['nein', 'n', 'false', 'falsch', '0', 'no']);
/** More decimals than a real value has: a rounding error such as 812.4000000000001. */
const INEXACT = /^\d+\.\d{10,}$/;

interface Kinds {
  readonly text: (most: number) => Kind;
  /** A part of addresses, where browsers leave out '.' and go up at '..'. */
  readonly jobId: Kind;
  readonly count: (least: number, most: number) => Kind;
  readonly day: Kind;
  readonly flag: Kind;
  readonly decimal: Kind;
  readonly obis: Kind;
  readonly email: Kind;
  readonly meterType: Kind;
  readonly readingReason: Kind;
}

const text =
  (most: number): Kind =>
  (given) => {
    if (/^\d[.,]?\d*E\+\d+$/i.test(given)) return { reason: cellTexts.lostDigits };
    return given.length > most ? { reason: cellTexts.tooLong(most) } : { value: given };
  };

export const kinds: Kinds = {
  text,
  jobId: (given, row) =>
    /^\.{1,2}$/.test(given) ? { reason: cellTexts.onlyPoints } : text(100)(given, row),
  day: (text, { countsFrom1904 }) => {
    const day0 = countsFrom1904 ? DAYS_UNTIL_1904 : 0;
    const day =
      calendarDay(text) ??
      readGermanDay(text) ??
      (EXCEL_DAY.test(text) ? dayOfSheetNumber(Number(text) + day0) : null);
    return day === null ? { reason: cellTexts.noDay } : { value: day };
  },
  flag: (text) => {
    const word = text.toLowerCase();
    if (YES.has(word)) return { value: 'true' };
    return NO.has(word) ? { value: 'false' } : { reason: cellTexts.noFlag };
  },
  decimal: (text) => {
    const exact = INEXACT.test(text) ? decimalOf(Number(text)) : text;
    const value = /^\d[\d.,' \u00a0]*$/.test(exact) ? parsePastedValue(exact) : null;
    const decimal = value === null ? null : joinValue(value);
    return decimal === null ? { reason: cellTexts.noNumber } : { value: decimal };
  },
  count:
    (least: number, most: number): Kind =>
    (text) => {
      const count = Number(text);
      return /^\d{1,5}$/.test(text) && count >= least && count <= most
        ? { value: String(count) }
        : { reason: cellTexts.noPlaces(least, most) };
    },
  obis: (text) => (parseObis(text) === null ? { reason: cellTexts.noObis } : { value: text }),
  email: (text) => (isEmailAddress(text) ? { value: text } : { reason: cellTexts.noEmail }),
  meterType: oneOf(METER_TYPES),
  readingReason: oneOf(READING_REASONS),
};

function oneOf(words: readonly string[]): Kind {
  return (text) => (words.includes(text) ? { value: text } : { reason: cellTexts.noneOf(words) });
}

/** The parsed cells of a row by column; null for an empty cell. */
export type CellOf<Column extends string> = (column: Column) => string | null;

/** Parses all cells of a row, so that a person sees all of its faults at once. */
export function parsedCells<Column extends string>(
  row: Pick<TableRow, 'cells' | 'countsFrom1904'>,
  columns: Readonly<Record<Column, Kind>>,
  needed: readonly NoInfer<Column>[],
): { readonly cellOf: CellOf<Column>; readonly reasons: readonly string[] } {
  const { cells } = row;
  const values = new Map<string, string>();
  const reasons = needed
    .filter((column) => cells[column] === undefined)
    .map((column) => cellTexts.reason(column, cellTexts.missing));
  for (const [column, kind] of Object.entries<Kind>(columns)) {
    const text = cells[column];
    if (text === undefined) continue;
    const read = kind(text, row);
    if ('value' in read) values.set(column, read.value);
    else reasons.push(cellTexts.reason(column, read.reason));
  }
  return { cellOf: (column) => values.get(column) ?? null, reasons };
}
