import {
  berlinDay,
  dayOfWire,
  joinValue,
  meterTypeOf,
  unitOf,
  type Job,
  type CalendarDay,
  type ReadingValue,
} from '@ablesbar/domain';
import {
  formatDay,
  formatReading,
  formatTime,
  inUnit,
  mediumText,
  meterName,
  notReadableText,
  type Texts,
} from '@ablesbar/i18n';
import type { OutboxRecord } from '@ablesbar/offline-queue';
import type { QueueEntry } from '@ablesbar/ui';
import { jobPath } from '../base/paths';
import { isUnknownCall, waitReason } from '../outbox';

interface Naming {
  readonly texts: Texts;
  /** Whether the account of the reading is logged in. */
  readonly isHere: boolean;
}

interface Surroundings extends Naming {
  readonly today: CalendarDay;
  readonly isOnline: boolean;
  /**
   * Whether the form for an unlisted meter may take the reading: its account is logged in, and the
   * form is empty.
   */
  readonly isFormFree: boolean;
}

/** A waiting reading in words. `job` is its meter's job; null if no list of the account has it. */
export function queueEntryOf(
  record: OutboxRecord,
  job: Job | null,
  { today, isOnline, texts, isHere, isFormFree }: Surroundings,
): QueueEntry {
  return {
    id: record.id,
    meterNumber: meterNumberOf(record, job, { texts, isHere }),
    lines: [
      placeOf(record, job, { texts, isHere }),
      readingOf(record, job, texts),
      enteredOf(record, today, texts),
    ].filter(Boolean),
    reason: reasonOf(record, { today, isOnline }, texts),
    href: job === null ? null : jobPath(job.id),
    isCorrectable: job !== null || (record.kind === 'unlisted-reading' && isFormFree),
  };
}

export function meterNumberOf(
  record: OutboxRecord,
  job: Job | null,
  { texts: { t }, isHere }: Naming,
): string {
  if (record.kind === 'unlisted-reading') return record.payload.meterNumber;
  if (job !== null) return meterName(job.meter, t);
  if (isHere && record.meter) {
    const { number, place } = record.meter;
    const meterAddress = { locationDescription: place, street: null, houseNumber: null };
    return meterName({ meterNumber: number, meterAddress }, t);
  }
  return t(isHere ? 'jobs_unknown_number' : 'outbox_gone_text');
}

function placeOf(record: OutboxRecord, job: Job | null, { texts: { t }, isHere }: Naming): string {
  if (record.kind === 'unlisted-reading') return t('outbox_unlisted_text');
  if (job === null) return (isHere && record.meter?.place) || '';
  const { street, houseNumber } = job.meter.meterAddress;
  const medium = job.meter.customMeterType ?? t(mediumText[meterTypeOf(job)]);
  const place = [street, houseNumber].filter(Boolean).join('\u00a0');
  return place === '' ? medium : `${medium}, ${place}`;
}

function readingOf(record: OutboxRecord, job: Job | null, { t, language }: Texts): string {
  const value =
    record.kind === 'not-readable'
      ? t(notReadableText[record.payload.reason])
      : valuesOf(record, job, language).join(', ');
  const day = dayOfWire(record.payload.readingDate);
  const reading = day ? t('outbox_reading_text', { value, day: formatDay(day, language) }) : value;
  const count = record.photos.length;
  return count === 0 ? reading : `${reading}, ${t('outbox_photos', { count })}`;
}

function enteredOf(
  { capturedAt }: OutboxRecord,
  today: CalendarDay,
  { t, language }: Texts,
): string {
  const captured = new Date(capturedAt);
  const day = berlinDay(captured);
  const time = formatTime(captured, language);
  return day === today
    ? t('outbox_entered_today', { time })
    : t('outbox_entered_text', { day: formatDay(day, language), time });
}

type ValueRecord = OutboxRecord & { readonly kind: 'job-results' | 'unlisted-reading' };

function valuesOf(record: ValueRecord, job: Job | null, language: string): readonly string[] {
  if (record.kind === 'unlisted-reading') return [asTyped(record.payload.value, language)];
  return record.payload.results.map(({ taskId, value }) => {
    const task = job?.meter.meterRateTasks.find((one) => one.taskId === taskId);
    if (!job || !task) return asTyped(value, language);
    const written = formatReading(joinValue(value) ?? '', task.postDecimals, language);
    return inUnit(written, unitOf(task));
  });
}

/** All typed decimals: without the job, the number of the meter's decimals is unknown. */
function asTyped(value: ReadingValue, language: string): string {
  return formatReading(joinValue(value) ?? '', value.decimals.length, language);
}

function reasonOf(
  record: OutboxRecord,
  around: Pick<Surroundings, 'today' | 'isOnline'>,
  texts: Texts,
): string | null {
  const { t } = texts;
  const { state, lastError } = record;
  if (isUnknownCall(record)) return t('not_readable_unknown_text');
  if (state === 'REJECTED') {
    const reason = lastError?.message?.trim() ?? '';
    if (reason !== '') return t('outbox_refused_text', { reason });
    const isJobGone = record.jobId !== null && lastError?.status === 404;
    return t(isJobGone ? 'outbox_refused_gone_text' : 'outbox_refused_unsaid_text');
  }
  if (state === 'DAMAGED') return t('outbox_damaged_text');
  return waitReason(record, around, texts);
}
