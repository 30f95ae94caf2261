import { berlinDay, meterTypeOf, unitOf, type Job, type CalendarDay } from '@ablesbar/domain';
import { formatDay, formatReading, formatTime, mediumText, type Texts } from '@ablesbar/i18n';
import type { OutboxRecord } from '@ablesbar/offline-queue';
import type { QueueEntry } from '@ablesbar/ui';
import { jobPath } from '../../app/paths';

/** A waiting reading in words; `job` is its meter, where it is one of those that are logged in. */
export function queueEntryOf(
  record: OutboxRecord,
  job: Job | null,
  { today, texts }: { readonly today: CalendarDay; readonly texts: Texts },
): QueueEntry {
  return {
    id: record.id,
    meterNumber: meterNumberOf(record, job, texts),
    lines: [placeOf(record, job, texts), said(record, job, today, texts)].filter(Boolean),
    reason: reasonOf(record, texts),
    href: job === null ? null : jobPath(job.id),
  };
}

export function meterNumberOf(record: OutboxRecord, job: Job | null, { t }: Texts): string {
  if (record.kind === 'unlisted-reading') return record.payload.meterNumber;
  return job?.meter.meterNumber ?? t('outbox_gone_text');
}

function placeOf(record: OutboxRecord, job: Job | null, { t }: Texts): string {
  if (record.kind === 'unlisted-reading') return t('outbox_unlisted_text');
  if (job === null) return '';
  const { street, houseNumber } = job.meter.meterAddress;
  const medium = job.meter.customMeterType ?? t(mediumText[meterTypeOf(job)]);
  const place = [street, houseNumber].filter(Boolean).join('\u00a0');
  return place === '' ? medium : `${medium}, ${place}`;
}

function said(
  record: OutboxRecord,
  job: Job | null,
  today: CalendarDay,
  { t, language }: Texts,
): string {
  const captured = new Date(record.capturedAt);
  const day = berlinDay(captured);
  const time = formatTime(captured, language);
  const count = record.photos.length;
  return [
    ...valuesOf(record, job, language),
    day === today ? time : `${formatDay(day, language)} ${time}`,
    ...(count === 0 ? [] : [t('outbox_photos', { count })]),
  ].join(', ');
}

function valuesOf(record: OutboxRecord, job: Job | null, language: string): readonly string[] {
  if (record.kind === 'unlisted-reading') {
    return [formatReading(record.payload.readingValue, 0, language)];
  }
  return record.payload.results.map(({ taskId, readingValue }) => {
    const task = job?.meter.meterRateTasks.find((one) => one.taskId === taskId);
    const value = formatReading(readingValue, task?.postDecimals ?? 0, language);
    return job && task ? `${value}\u00a0${unitOf(task, meterTypeOf(job))}` : value;
  });
}

function reasonOf({ state, lastError }: OutboxRecord, { t }: Texts): string | null {
  if (state === 'REJECTED') {
    return t('outbox_refused_text', { reason: lastError?.message ?? String(lastError?.status) });
  }
  if (state === 'DAMAGED') return t('outbox_damaged_text');
  return state === 'AUTH_BLOCKED' ? t('outbox_auth_text') : null;
}
