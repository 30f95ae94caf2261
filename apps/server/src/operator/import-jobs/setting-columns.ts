import type { Features, MeterReadingConfig, ReadingDateConfig } from '@ablesbar/domain';
import { type CellOf, type Kind, kinds } from '../import-file/cell-kinds';

type Setting =
  | `features.${keyof Features}`
  | `meterReading.${keyof MeterReadingConfig | keyof ReadingDateConfig}`;

const days = kinds.count(0, 9999);

/** The settings that a job may have of its own, by the names of the contract. */
export const SETTING_COLUMNS = {
  'features.reshareAllowed': kinds.flag,
  'features.notReadableAllowed': kinds.flag,
  'features.ownNotesAllowed': kinds.flag,
  'features.cameraReadingEnabled': kinds.flag,
  'features.imagesForbidden': kinds.flag,
  'features.imageAlwaysRequired': kinds.flag,
  'features.hideReadingDateInput': kinds.flag,
  'features.unplausibleReadingsCommentRequired': kinds.flag,
  'features.unplausibleReadingsImageRequired': kinds.flag,
  'features.historicReadingsValidationRequired': kinds.flag,
  'features.continuousReadingsValidationRequired': kinds.flag,
  'features.evaluationUseHistoricReadings': kinds.flag,
  'features.evaluationShowCurrentReadings': kinds.flag,
  'features.evaluationShowOnlyDoneJobs': kinds.flag,
  'features.evaluationIgnoreEstimatedReadingIfOtherReadingIsWithinDays': days,
  'features.sendingAllowedDaysBeforeEarliestExecution': days,
  'features.sendingAllowedDaysAfterLatestExecution': days,
  'meterReading.queryPostDecimals': kinds.flag,
  'meterReading.maskPostDecimals': kinds.flag,
  'meterReading.commentsEnabled': kinds.flag,
  'meterReading.freeTextCommentEnabled': kinds.flag,
  'meterReading.defaultComments': kinds.text(1000),
  'meterReading.readingDateMaxDaysInPast': days,
  'meterReading.readingDateMaxDaysInFuture': days,
} as const satisfies Partial<Record<Setting, Kind>>;

type SettingColumn = keyof typeof SETTING_COLUMNS;

const isSetting = (column: string): column is SettingColumn => column in SETTING_COLUMNS;

/** The job's `config` as the contract has it: only the settings that the row names. */
export function jobSettings(cellOf: CellOf<SettingColumn>): object {
  const features: Record<string, unknown> = {};
  const meterReading: Record<string, unknown> = {};
  const readingDate: Record<string, unknown> = {};
  for (const [column, kind] of Object.entries<Kind>(SETTING_COLUMNS)) {
    const cell = isSetting(column) ? cellOf(column) : null;
    if (cell === null) continue;
    const [group, name = ''] = column.split('.');
    if (group === 'features') features[name] = settingOf(cell, kind);
    else if (name.startsWith('readingDate')) readingDate[name] = settingOf(cell, kind);
    else meterReading[name] = settingOf(cell, kind);
  }
  if (Object.keys(readingDate).length > 0) meterReading['readingDate'] = readingDate;
  return { features, meterReading };
}

function settingOf(cell: string, kind: Kind): unknown {
  if (kind === kinds.flag) return cell === 'true';
  if (kind === days) return Number(cell);
  return cell.split('|').flatMap((comment) => comment.trim() || []);
}
