import {
  isNotReadableReason,
  type Job,
  jobConfigFrom,
  METER_TYPES,
  type MeterRateTask,
  type MeterType,
  READING_REASONS,
  type ReadingEvent,
} from '@ablesbar/domain';
import { instantOf } from '../reading/reading-body';
import type { JobRow, TaskRow } from './find-jobs';
import { addressOf, customerOf, partnerOf } from './job-columns';
import type { NotReadableReport } from './not-readable-report';
import type { Submission } from './submission';

/** A job as the server sends it. The client adds the login it came with. */
export type WireJob = Omit<Job, 'login'>;

export function wireJobOf(row: JobRow): WireJob {
  const meterType = METER_TYPES.find((type) => type === row.meter_type) ?? null;
  const meterRateTasks = row.tasks.map((task) => wireTaskOf(task, row.target_reading_date));
  const mayReshare = row.account_id === row.reader_id || row.may_pass_on;
  const notReadable = notReadableOf(row);
  return {
    id: row.id,
    done: isDone(meterRateTasks) || notReadable !== null,
    notReadable,
    archivedOn: row.archived_on,
    targetReadingDate: row.target_reading_date,
    maLoId: row.malo_id,
    meLoId: row.melo_id,
    config: jobConfigFrom(row.config),
    jobInfo: { meterType },
    jobPermissions: { reShare: row.is_reshare_allowed && mayReshare },
    jobConstraints: {
      earliestExecution: row.earliest_execution,
      latestExecution: row.latest_execution,
    },
    customer: customerOf(row.customer),
    partner: partnerOf(row.partner),
    meter: meterOf(row, meterType, meterRateTasks),
  };
}

/** The job as it will be after the submission is stored, so the server need not read it again. */
export function jobAfterSubmission(
  job: WireJob,
  submission: Submission,
  { now, number }: { readonly now: Date; readonly number: string },
): WireJob {
  const readingDate = instantOf(submission.readingDate, now).toISOString();
  const meterRateTasks = job.meter.meterRateTasks.map((task) => ({
    ...task,
    readingResults: [
      ...task.readingResults,
      ...submission.results
        .filter(({ taskId }) => taskId === task.taskId)
        .map(({ readingValue }) => ({
          readingDate,
          readingValue,
          receiptNumber: number,
          receivedAt: now.toISOString(),
        })),
    ],
  }));
  const done = isDone(meterRateTasks);
  return { ...job, done, notReadable: null, meter: { ...job.meter, meterRateTasks } };
}

/** The job as it will be after the report is stored. */
export function jobAfterReport(job: WireJob, report: NotReadableReport, now: Date): WireJob {
  const { reason, comment = null, date } = report;
  const notReadable = { reason, comment, date: instantOf(date, now).toISOString() };
  return { ...job, done: true, notReadable };
}

/** What an account that has lost the job still knows of it: the readings that it sent. */
export function lostJob(id: string, { results, readingDate }: Submission, now: Date): WireJob {
  const readingEvents: readonly ReadingEvent[] = [];
  const day = instantOf(readingDate, now).toISOString();
  const meterRateTasks = results.map(({ taskId, readingValue }) => ({
    taskId,
    rateName: null,
    obis: null,
    unit: null,
    preDecimals: 0,
    postDecimals: 0,
    targetReadingDate: null,
    readingEvents,
    readingResults: [{ readingDate: day, readingValue }],
    readingValueValidation: { minimumValue: null, maximumValue: null, strictValidation: false },
  }));
  return {
    id,
    done: isDone(meterRateTasks),
    notReadable: null,
    archivedOn: null,
    targetReadingDate: null,
    maLoId: null,
    meLoId: null,
    config: jobConfigFrom({}),
    jobInfo: { meterType: null },
    jobPermissions: { reShare: false },
    jobConstraints: { earliestExecution: null, latestExecution: null },
    customer: customerOf({}),
    partner: partnerOf({}),
    meter: {
      maLoId: null,
      meterNumber: '',
      meterType: null,
      customMeterType: null,
      meterAddress: addressOf({}),
      meterRateTasks,
    },
  };
}

function notReadableOf({ not_readable: row }: JobRow): WireJob['notReadable'] {
  if (row === null) return null;
  const { reason, comment, reading_date: date } = row;
  return {
    reason: isNotReadableReason(reason) ? reason : 'OTHER',
    comment,
    date: new Date(date).toISOString(),
  };
}

function isDone(tasks: readonly MeterRateTask[]): boolean {
  return tasks.length > 0 && tasks.every(({ readingResults }) => readingResults.length > 0);
}

function meterOf(
  row: JobRow,
  meterType: MeterType | null,
  meterRateTasks: readonly MeterRateTask[],
): Job['meter'] {
  return {
    maLoId: row.malo_id,
    meterNumber: row.meter_number,
    meterType,
    customMeterType: row.custom_meter_type,
    meterAddress: addressOf(row.meter_address),
    meterRateTasks,
  };
}

function wireTaskOf(task: TaskRow, targetDate: string | null): MeterRateTask {
  return {
    taskId: task.id,
    rateName: task.rate_name,
    obis: task.obis,
    unit: task.unit,
    preDecimals: task.pre_decimals,
    postDecimals: task.post_decimals,
    targetReadingDate: task.target_reading_date ?? targetDate,
    readingEvents: task.events.map(wireEventOf),
    readingResults: task.results.map((row) => ({
      readingDate: new Date(row.reading_date).toISOString(),
      readingValue: Number(row.reading_value),
      receiptNumber: row.receipt_number,
      receivedAt: new Date(row.received_at).toISOString(),
    })),
    readingValueValidation: {
      minimumValue: task.minimum_value === null ? null : Number(task.minimum_value),
      maximumValue: task.maximum_value === null ? null : Number(task.maximum_value),
      strictValidation: task.is_strict,
    },
  };
}

function wireEventOf(row: TaskRow['events'][number]): ReadingEvent {
  return {
    readingDate: row.reading_date,
    readingValue: Number(row.reading_value),
    reason: READING_REASONS.find((reason) => reason === row.reason) ?? 'unknown',
    otherReason: row.other_reason,
  };
}
