import {
  asOnTheMeter,
  isRateNamed,
  joinValue,
  type Job,
  type MeterRateTask,
  type MeterType,
  type NotReadableReason,
  meterTypeOf,
  type ReadingValue,
  unitOf,
} from '@ablesbar/domain';
import type { OutboxRecord } from '@ablesbar/offline-queue';

export interface ReceiptRate {
  readonly id: string;
  /** Null if the meter is not on the list, or where nothing needs the name of its only rate. */
  readonly name: string | null;
  readonly obis: string;
  readonly unit: string;
  /** With the meter's leading zeros and all its decimals. */
  readonly decimal: string;
  readonly places: number;
}

/** What was entered, without a reference to the job: the job may no longer exist later. */
export interface Receipt {
  readonly id: string;
  readonly accountId: string;
  readonly jobId: string | null;
  readonly meterNumber: string;
  readonly meterType: MeterType;
  readonly customMeterType: string | null;
  readonly place: readonly string[];
  readonly rates: readonly ReceiptRate[];
  readonly comment: string | null;
  /** Why there are no rates: the meter cannot be read. Absent otherwise. */
  readonly reason?: NotReadableReason;
  readonly readingDate: string;
  readonly capturedAt: number;
  /** Null until the server has accepted the reading. */
  readonly sentAt: number | null;
  readonly photoCount: number;
}

/** `job` is the reading's job; null if it is not known. */
export function receiptOf(
  record: OutboxRecord,
  job: Job | null,
  sentAt: number | null = null,
): Receipt {
  const { id, accountId, jobId, capturedAt, payload } = record;
  return {
    id,
    accountId,
    jobId,
    meterNumber:
      record.kind === 'unlisted-reading'
        ? record.payload.meterNumber
        : (job?.meter.meterNumber ?? record.meter?.number ?? ''),
    meterType: job === null ? 'GENERIC_METER' : meterTypeOf(job),
    customMeterType: job?.meter.customMeterType ?? null,
    place: job === null ? [record.meter?.place ?? ''].filter(Boolean) : placeOf(job),
    ...valuesOf(record, job),
    readingDate: payload.readingDate,
    capturedAt,
    sentAt,
    photoCount: record.photos.length,
  };
}

export function placeOf({ meter: { meterAddress } }: Job): readonly string[] {
  const { street, houseNumber, zip, city, locationDescription } = meterAddress;
  const spaced = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join('\u00a0');
  const lines = [spaced(street, houseNumber), spaced(zip, city), locationDescription ?? ''];
  return lines.filter((line) => line !== '');
}

function valuesOf(
  record: OutboxRecord,
  job: Job | null,
): Pick<Receipt, 'rates' | 'comment' | 'reason'> {
  if (record.kind === 'not-readable') {
    const { reason, comment } = record.payload;
    return { rates: [], comment, reason };
  }
  if (record.kind === 'unlisted-reading') {
    const { value, comment } = record.payload;
    return { rates: [asTyped('value', value)], comment };
  }
  const { results } = record.payload;
  const rates = results.map(({ taskId, value }) => {
    const tasks = job?.meter.meterRateTasks ?? [];
    const task = tasks.find((one) => one.taskId === taskId);
    return task ? receiptRate(tasks, task, value) : asTyped(taskId, value);
  });
  return { rates, comment: results.find(({ comment }) => comment !== null)?.comment ?? null };
}

/** Used if the meter's data is not known. */
function asTyped(id: string, value: ReadingValue): ReceiptRate {
  const decimal = joinValue(value) ?? '';
  return { id, name: null, obis: '', unit: '', decimal, places: value.decimals.length };
}

/** A rate's value as the drums of the meter show it. `tasks` are all of the meter. */
export function receiptRate(
  tasks: readonly MeterRateTask[],
  task: MeterRateTask,
  value: ReadingValue,
): ReceiptRate {
  const { taskId, rateName, obis, preDecimals, postDecimals } = task;
  const { integer, decimals } = asOnTheMeter(value, preDecimals);
  const isNamed = isRateNamed(tasks, task);
  return {
    id: taskId,
    name: isNamed ? rateName : null,
    obis: (isNamed && obis) || '',
    unit: unitOf(task),
    decimal: postDecimals === 0 ? integer : `${integer}.${decimals.padEnd(postDecimals, '0')}`,
    places: postDecimals,
  };
}
