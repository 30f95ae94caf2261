import { dayOfWire, lastReadingOf, type MeterRateTask } from '@ablesbar/domain';
import { formatDay, formatReading, inUnit } from '@ablesbar/i18n';
import { useTexts } from '@ablesbar/ui';

export function LastReading({ task, unit }: { task: MeterRateTask; unit: string }) {
  const { t, language } = useTexts();
  const last = lastReadingOf(task);
  const day = dayOfWire(last?.readingDate ?? null);
  if (last === null || day === null) return null;
  const value = inUnit(formatReading(last.readingValue, task.postDecimals, language), unit);
  return <>{t('reading_last_dated_text', { value, day: formatDay(day, language) })}</>;
}
