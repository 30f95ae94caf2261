import {
  calendarDay,
  dayOfSheetNumber,
  decimalOf,
  joinValue,
  METER_TYPES,
  parseObis,
  parsePastedValue,
  readGermanDay,
  READING_REASONS,
} from '@ablesbar/domain';
import { importTexts } from './import-texts';

/** The parsed value of a cell, or the reason why it cannot be parsed. */
type Kind = (text: string) => { readonly value: string } | { readonly reason: string };

/** Excel counts days from the end of 1899. No other date format has five digits. */
const EXCEL_DAY = /^\d{5}(\.0+)?$/;
const YES: ReadonlySet<string> = new Set(['ja', 'j', 'true', 'wahr', '1', 'x', 'yes']);
const NO: ReadonlySet<string> = new Set(['nein', 'n', 'false', 'falsch', '0', 'no']);
const PLACES_MOST = 12;
/** More decimals than a real value has: a rounding error such as 812.4000000000001. */
const INEXACT = /^\d+\.\d{10,}$/;

interface Kinds {
  readonly text: (most: number) => Kind;
  readonly places: (least: number) => Kind;
  readonly day: Kind;
  readonly flag: Kind;
  readonly decimal: Kind;
  readonly obis: Kind;
  readonly meterType: Kind;
  readonly readingReason: Kind;
}

const kinds: Kinds = {
  text:
    (most: number): Kind =>
    (text) => {
      if (/^\d[.,]?\d*E\+\d+$/i.test(text)) return { reason: importTexts.lostDigits };
      return text.length > most ? { reason: importTexts.tooLong(most) } : { value: text };
    },
  day: (text) => {
    const day =
      calendarDay(text) ??
      readGermanDay(text) ??
      (EXCEL_DAY.test(text) ? dayOfSheetNumber(Number(text)) : null);
    return day === null ? { reason: importTexts.noDay } : { value: day };
  },
  flag: (text) => {
    const word = text.toLowerCase();
    if (YES.has(word)) return { value: 'true' };
    return NO.has(word) ? { value: 'false' } : { reason: importTexts.noFlag };
  },
  decimal: (text) => {
    const exact = INEXACT.test(text) ? decimalOf(Number(text)) : text;
    const value = /^\d[\d.,' \u00a0]*$/.test(exact) ? parsePastedValue(exact) : null;
    const decimal = value === null ? null : joinValue(value);
    return decimal === null ? { reason: importTexts.noNumber } : { value: decimal };
  },
  places:
    (least: number): Kind =>
    (text) => {
      const places = Number(text);
      return /^\d{1,2}$/.test(text) && places >= least && places <= PLACES_MOST
        ? { value: String(places) }
        : { reason: importTexts.noPlaces(least, PLACES_MOST) };
    },
  obis: (text) => (parseObis(text) === null ? { reason: importTexts.noObis } : { value: text }),
  meterType: oneOf(METER_TYPES),
  readingReason: oneOf(READING_REASONS),
};

function oneOf(words: readonly string[]): Kind {
  return (text) => (words.includes(text) ? { value: text } : { reason: importTexts.noneOf(words) });
}

/** Each column parses its cell. */
const COLUMNS = {
  customerNumber: kinds.text(50),
  firstname: kinds.text(100),
  lastname: kinds.text(100),
  company: kinds.text(200),
  mailingStreet: kinds.text(100),
  mailingHouseNumber: kinds.text(20),
  mailingZip: kinds.text(10),
  mailingCity: kinds.text(100),
  jobId: kinds.text(100),
  targetReadingDate: kinds.day,
  earliestExecution: kinds.day,
  latestExecution: kinds.day,
  maLoId: kinds.text(11),
  meLoId: kinds.text(33),
  reshareAllowed: kinds.flag,
  partnerIdentifier: kinds.text(100),
  partnerCompany: kinds.text(200),
  partnerName: kinds.text(200),
  meterNumber: kinds.text(50),
  meterType: kinds.meterType,
  customMeterType: kinds.text(100),
  street: kinds.text(100),
  houseNumber: kinds.text(20),
  zip: kinds.text(10),
  city: kinds.text(100),
  cityDistrict: kinds.text(100),
  objectKey: kinds.text(100),
  locationDescription: kinds.text(500),
  hint: kinds.text(500),
  meterCompany: kinds.text(200),
  meterFirstname: kinds.text(100),
  meterLastname: kinds.text(100),
  taskId: kinds.text(100),
  rateName: kinds.text(100),
  obis: kinds.obis,
  rateTargetReadingDate: kinds.day,
  unit: kinds.text(20),
  preDecimals: kinds.places(1),
  postDecimals: kinds.places(0),
  minimumValue: kinds.decimal,
  maximumValue: kinds.decimal,
  strictValidation: kinds.flag,
  lastReadingDate: kinds.day,
  lastReadingValue: kinds.decimal,
  lastReadingReason: kinds.readingReason,
} as const satisfies Readonly<Record<string, Kind>>;

type Column = keyof typeof COLUMNS;

const NEEDED = [
  'customerNumber',
  'jobId',
  'meterNumber',
  'preDecimals',
] as const satisfies readonly Column[];

export const IMPORT_COLUMNS = { known: Object.keys(COLUMNS), needed: NEEDED } as const;

/** The parsed cells of a row by column; null for an empty cell. */
export type CellOf = (column: Column) => string | null;

export function importedCells(cells: Readonly<Record<string, string>>): {
  readonly cellOf: CellOf;
  readonly reasons: readonly string[];
} {
  const values = new Map<string, string>();
  const reasons: string[] = NEEDED.filter((column) => cells[column] === undefined).map((column) =>
    importTexts.reason(column, importTexts.missing),
  );
  for (const [column, kind] of Object.entries<Kind>(COLUMNS)) {
    const text = cells[column];
    if (text === undefined) continue;
    const read = kind(text);
    if ('value' in read) values.set(column, read.value);
    else reasons.push(importTexts.reason(column, read.reason));
  }
  return { cellOf: (column) => values.get(column) ?? null, reasons };
}
