import { dayOfWire, type Job, type JobColumn, METER_TYPES } from '@ablesbar/domain';
import { formatDay, mediumText, type Texts } from '@ablesbar/i18n';

/** The title of a group; its value may be a code or a day. */
export function sayGroup(
  { t, language }: Texts,
  groupBy: JobColumn | null,
  value: string | null,
): string {
  if (value === null) return t('management_table_unknown');
  switch (groupBy) {
    case 'meterType': {
      const meterType = METER_TYPES.find((known) => known === value);
      return meterType ? t(mediumText[meterType]) : value;
    }
    case 'state':
      return t(value === 'done' ? 'jobs_group_done' : 'jobs_group_open');
    case 'deadline': {
      const day = dayOfWire(value);
      return day === null ? value : formatDay(day, language);
    }
    default:
      return value;
  }
}

export function sayDeadline({ jobConstraints }: Job, language: string): string {
  const day = dayOfWire(jobConstraints.latestExecution);
  return day === null ? '' : formatDay(day, language);
}
