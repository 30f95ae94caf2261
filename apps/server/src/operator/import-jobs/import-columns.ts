import { type Kind, kinds } from './cell-kinds';
import { importTexts } from './import-texts';

/** A column is what its cell has to be. */
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
  taskId: kinds.text(100),
  rateName: kinds.text(100),
  obis: kinds.obis,
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

/** A row's cells as what they mean, by their column; null where one is empty. */
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
