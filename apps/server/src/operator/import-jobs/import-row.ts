import {
  type CalendarDay,
  compareDecimals,
  type Config,
  type MeterRateTask,
  parsePastedValue,
} from '@ablesbar/domain';
import { sayProblem, type Texts } from '@ablesbar/i18n';
import { assessRate } from '@ablesbar/validation';
import type { TableRow } from '../../table/table-row';
import { parsedCells } from '../import-file/cell-kinds';
import { cellTexts } from '../import-file/cell-texts';
import { type CellOf, COLUMNS, IMPORT_COLUMNS } from './import-columns';
import { importTexts } from './import-texts';
import { jobSettings } from './setting-columns';

/** The database rows that one row of the file becomes. */
interface ImportRow {
  readonly customer_number: string | null;
  readonly job_id: string | null;
  readonly task_id: string | null;
  readonly account: object;
  readonly job: object;
  readonly task: object;
  readonly event: object | null;
}

interface ImportRules {
  readonly config: Config;
  readonly texts: Texts;
  readonly today: CalendarDay;
}

/** Uses the same rules as the apps, so that every imported job can be read and sent later. */
export function judgeRow(
  row: TableRow,
  rules: ImportRules,
): { readonly staged: ImportRow; readonly reasons: readonly string[] } {
  const { cellOf, reasons } = parsedCells(row.cells, COLUMNS, IMPORT_COLUMNS.needed);
  const all = row.fault === null ? [...reasons, ...rowReasons(cellOf, rules)] : [row.fault];
  return { staged: importRow(cellOf), reasons: all };
}

function rowReasons(cellOf: CellOf, rules: ImportRules): readonly string[] {
  const [earliest, latest] = [cellOf('earliestExecution'), cellOf('latestExecution')];
  const [minimum, maximum] = [cellOf('minimumValue'), cellOf('maximumValue')];
  const isBelow = minimum !== null && maximum !== null && compareDecimals(minimum, maximum, 12) > 0;
  return [
    ...(nameOf(cellOf) === null ? [importTexts.noName] : []),
    ...(earliest !== null && latest !== null && earliest > latest ? [importTexts.beginsLate] : []),
    ...(isBelow ? [importTexts.minimumAbove] : []),
    ...accountReasons(cellOf, rules),
    ...readingReasons(cellOf, rules),
  ];
}

function accountReasons(cellOf: CellOf, { config, today }: ImportRules): readonly string[] {
  const [email, consent] = [cellOf('email'), cellOf('emailConsentDate')];
  const language = cellOf('language');
  const languages = config.languageConfig.enabledLanguages.map(({ name }) => name);
  return [
    ...((email === null) !== (consent === null) ? [importTexts.halfConsent] : []),
    ...(consent !== null && consent > today ? [importTexts.futureConsent] : []),
    ...(language !== null && !languages.includes(language)
      ? [importTexts.noLanguage(languages)]
      : []),
  ];
}

function readingReasons(
  cellOf: CellOf,
  { config: { features, meterReading }, texts, today }: ImportRules,
): readonly string[] {
  const [day, value] = [cellOf('lastReadingDate'), cellOf('lastReadingValue')];
  if (day === null && value === null) return [];
  if (day === null || value === null) return [importTexts.halfReading];
  if (day > today) return [importTexts.futureReading];
  const parsed = parsePastedValue(value);
  const task = digitsOf(cellOf);
  if (parsed === null || task === null) return [];
  // Padded with all decimals as the form requires, because the last reading was never typed.
  const settings = { features, meterReading: { ...meterReading, queryPostDecimals: false } };
  return assessRate({ task, value: parsed, settings }).problems.map((problem) =>
    cellTexts.reason('lastReadingValue', sayProblem(texts, problem, task.postDecimals)),
  );
}

/** Checks only the number of digits, because a last reading has no earlier one to compare with. */
function digitsOf(cellOf: CellOf): MeterRateTask | null {
  const preDecimals = cellOf('preDecimals');
  if (preDecimals === null) return null;
  return {
    taskId: '',
    rateName: null,
    obis: null,
    unit: null,
    preDecimals: Number(preDecimals),
    postDecimals: Number(cellOf('postDecimals') ?? 0),
    targetReadingDate: null,
    readingEvents: [],
    readingResults: [],
    readingValueValidation: { minimumValue: null, maximumValue: null, strictValidation: false },
  };
}

function nameOf(cellOf: CellOf): string | null {
  const person = [cellOf('firstname'), cellOf('lastname')].flatMap((name) => name ?? []);
  if (cellOf('company') !== null) return cellOf('company');
  return cellOf('lastname') === null ? null : person.join(' ');
}

function importRow(cellOf: CellOf): ImportRow {
  const jobId = cellOf('jobId');
  const taskId = cellOf('taskId') ?? (jobId === null ? null : `${jobId}-${cellOf('obis') ?? '1'}`);
  return {
    customer_number: cellOf('customerNumber'),
    job_id: jobId,
    task_id: taskId,
    account: accountOf(cellOf),
    job: jobOf(cellOf),
    task: taskOf(cellOf),
    event: eventOf(cellOf),
  };
}

function accountOf(cellOf: CellOf): object {
  const consent = cellOf('emailConsentDate');
  return {
    name: nameOf(cellOf),
    language: cellOf('language'),
    email: cellOf('email'),
    // The beginning of the day, so that what the customer says on the same day himself is later.
    confirmed_at: consent === null ? null : `${consent}T00:00:00Z`,
  };
}

function jobOf(cellOf: CellOf): object {
  return {
    config: jobSettings(cellOf),
    target_reading_date: cellOf('targetReadingDate'),
    earliest_execution: cellOf('earliestExecution'),
    latest_execution: cellOf('latestExecution'),
    malo_id: cellOf('maLoId'),
    melo_id: cellOf('meLoId'),
    is_reshare_allowed: cellOf('reshareAllowed') === 'true',
    customer: {
      firstname: cellOf('firstname'),
      lastname: cellOf('lastname'),
      company: cellOf('company'),
      customerNumber: cellOf('customerNumber'),
      mailingAddress: {
        street: cellOf('mailingStreet'),
        houseNumber: cellOf('mailingHouseNumber'),
        zip: cellOf('mailingZip'),
        city: cellOf('mailingCity'),
      },
    },
    partner: {
      identifier: cellOf('partnerIdentifier'),
      company: cellOf('partnerCompany'),
      name: cellOf('partnerName'),
    },
    meter_number: cellOf('meterNumber'),
    meter_type: cellOf('meterType'),
    custom_meter_type: cellOf('customMeterType'),
    meter_address: {
      street: cellOf('street'),
      houseNumber: cellOf('houseNumber'),
      zip: cellOf('zip'),
      city: cellOf('city'),
      cityDistrict: cellOf('cityDistrict'),
      objectKey: cellOf('objectKey'),
      locationDescription: cellOf('locationDescription'),
      hint: cellOf('hint'),
      company: cellOf('meterCompany'),
      firstname: cellOf('meterFirstname'),
      lastname: cellOf('meterLastname'),
    },
  };
}

function taskOf(cellOf: CellOf): object {
  return {
    rate_name: cellOf('rateName'),
    obis: cellOf('obis'),
    unit: cellOf('unit'),
    pre_decimals: cellOf('preDecimals'),
    post_decimals: cellOf('postDecimals') ?? '0',
    minimum_value: cellOf('minimumValue'),
    maximum_value: cellOf('maximumValue'),
    is_strict: cellOf('strictValidation') === 'true',
    target_reading_date: cellOf('rateTargetReadingDate'),
  };
}

function eventOf(cellOf: CellOf): object | null {
  const day = cellOf('lastReadingDate');
  if (day === null) return null;
  const reason = cellOf('lastReadingReason') ?? 'PERIODIC_READING';
  const position = Number(cellOf('lastReadingPosition') ?? 0);
  return { reading_date: day, position, reading_value: cellOf('lastReadingValue'), reason };
}
