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
import { type ImportRow, importRow, nameOf } from './import-row';
import { importTexts } from './import-texts';

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
  const { cellOf, reasons } = parsedCells(row, COLUMNS, IMPORT_COLUMNS.needed);
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
    ...limitReasons(cellOf),
    ...accountReasons(cellOf, rules),
    ...readingReasons(cellOf, rules),
  ];
}

/** '43.120' for a register without decimals is a German 43 120 and would refuse every true reading. */
function limitReasons(cellOf: CellOf): readonly string[] {
  const places = Number(cellOf('postDecimals') ?? 0);
  return (['minimumValue', 'maximumValue'] as const)
    .filter((column) => (cellOf(column)?.split('.')[1]?.length ?? 0) > places)
    .map((column) => cellTexts.reason(column, importTexts.limitDecimals(places)));
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
