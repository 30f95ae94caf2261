import { type CellOf as CellOfColumns, type Kind, kinds } from '../import-file/cell-kinds';
import { SETTING_COLUMNS } from './setting-columns';

/** Each column parses its cell. */
export const COLUMNS = {
  customerNumber: kinds.text(50),
  firstname: kinds.text(100),
  lastname: kinds.text(100),
  company: kinds.text(200),
  mailingStreet: kinds.text(100),
  mailingHouseNumber: kinds.text(20),
  mailingZip: kinds.text(10),
  mailingCity: kinds.text(100),
  language: kinds.text(20),
  email: kinds.email,
  emailConsentDate: kinds.day,
  jobId: kinds.jobId,
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
  preDecimals: kinds.count(1, 12),
  postDecimals: kinds.count(0, 12),
  minimumValue: kinds.decimal,
  maximumValue: kinds.decimal,
  strictValidation: kinds.flag,
  lastReadingDate: kinds.day,
  lastReadingValue: kinds.decimal,
  lastReadingReason: kinds.readingReason,
  lastReadingPosition: kinds.count(0, 9),
  ...SETTING_COLUMNS,
} as const satisfies Readonly<Record<string, Kind>>;

type Column = keyof typeof COLUMNS;

const NEEDED = [
  'customerNumber',
  'jobId',
  'meterNumber',
  'preDecimals',
] as const satisfies readonly Column[];

export const IMPORT_COLUMNS = { known: Object.keys(COLUMNS), needed: NEEDED } as const;

export type CellOf = CellOfColumns<Column>;
