import { earlierReadings, type Features, type MeterRateTask } from '@ablesbar/domain';
import { formatDay, formatReading, inUnit, sayReason } from '@ablesbar/i18n';
import { LabelledValues, QuietLine, useTexts } from '@ablesbar/ui';

export interface EarlierReadingsProps {
  readonly task: MeterRateTask;
  /** Null if the meter has only this one. */
  readonly rate: string | null;
  readonly unit: string;
  readonly features: Features;
}

/** The readings before the last one, for comparison. */
export function EarlierReadings({ task, rate, unit, features }: EarlierReadingsProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const readings = earlierReadings(task, features);
  if (readings.length === 0) return null;
  const items = readings.map((reading) => {
    const value = inUnit(formatReading(reading.value, task.postDecimals, language), unit);
    return {
      label: formatDay(reading.day, language),
      value: t('reading_earlier_text', { value, reason: sayReason(texts, reading) }),
    };
  });
  const words = t('reading_earlier_title', { count: readings.length });
  return (
    <QuietLine isExtra title={rate === null ? words : t('reading_earlier_rate', { rate, words })}>
      <LabelledValues items={items} />
    </QuietLine>
  );
}
