import { hasOpenDigit, joinValue, type MeterRateTask, unitOf } from '@ablesbar/domain';
import { formatReading, inUnit, type Texts } from '@ablesbar/i18n';
import type { ReadingDraft } from '../reading-draft.slice';

/** The entered value of a rate, or that there is none. */
export function sayValue({ t, language }: Texts, task: MeterRateTask, draft: ReadingDraft): string {
  const value = draft.values[task.taskId];
  if (value && hasOpenDigit(value)) return t('reading_value_open');
  const decimal = value === undefined ? null : joinValue(value);
  return decimal === null
    ? t('reading_confirm_empty')
    : inUnit(formatReading(decimal, task.postDecimals, language), unitOf(task));
}
