import { dayOfWire, lastResultOf, unitOf, type Job } from '@ablesbar/domain';
import { formatDay, formatReading, inUnit, sayReading } from '@ablesbar/i18n';
import { LabelledValues, Section, useTexts } from '@ablesbar/ui';

/** The readings of this job that the utility has received. */
export function SentReadings({ job }: { job: Job }) {
  const { t, language } = useTexts();
  const items = job.meter.meterRateTasks.flatMap((task) => {
    const result = lastResultOf(task);
    const day = dayOfWire(result?.readingDate ?? null);
    if (result === null || day === null) return [];
    const written = formatReading(result.readingValue, task.postDecimals, language);
    const value = inUnit(written, unitOf(task));
    return [
      {
        label: sayReading(t, job.meter.meterRateTasks, task),
        value: t('job_sent_reading_text', { value, day: formatDay(day, language) }),
      },
    ];
  });
  if (items.length === 0) return null;
  return (
    <Section title={t('job_readings_title')}>
      <LabelledValues items={items} />
    </Section>
  );
}
