import {
  type Job,
  jobConfigFrom,
  type MeterRateTask,
  type MeterType,
  METER_TYPES,
  READING_REASONS,
  type ReadingEvent,
} from '@ablesbar/domain';
import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema';
import { addressOf, customerOf, partnerOf } from './job-columns';

/** A job as it is sent: whose login it came with is the client's to add. */
export type WireJob = Omit<Job, 'login'>;

export interface TaskRows {
  readonly task: Selectable<Schema['rate_task']>;
  readonly events: readonly Selectable<Schema['reading_event']>[];
  readonly results: readonly {
    readonly reading_date: Date;
    readonly reading_value: string;
  }[];
}

export function wireJobOf(row: Selectable<Schema['job']>, tasks: readonly TaskRows[]): WireJob {
  const meterType = METER_TYPES.find((type) => type === row.meter_type) ?? null;
  const meterRateTasks = tasks.map((rows) => wireTaskOf(rows, row.target_reading_date));
  return {
    id: row.id,
    done: isDone(meterRateTasks),
    targetReadingDate: row.target_reading_date,
    maLoId: row.malo_id,
    meLoId: row.melo_id,
    config: jobConfigFrom(row.config),
    jobInfo: { meterType },
    jobPermissions: { reShare: row.is_reshare_allowed },
    jobConstraints: {
      earliestExecution: row.earliest_execution,
      latestExecution: row.latest_execution,
    },
    customer: customerOf(row.customer),
    partner: partnerOf(row.partner),
    meter: meterOf(row, meterType, meterRateTasks),
  };
}

function isDone(tasks: readonly MeterRateTask[]): boolean {
  return tasks.length > 0 && tasks.every(({ readingResults }) => readingResults.length > 0);
}

function meterOf(
  row: Selectable<Schema['job']>,
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

function wireTaskOf({ task, events, results }: TaskRows, targetDate: string | null): MeterRateTask {
  return {
    taskId: task.id,
    rateName: task.rate_name,
    obis: task.obis,
    unit: task.unit,
    preDecimals: task.pre_decimals,
    postDecimals: task.post_decimals,
    targetReadingDate: targetDate,
    readingEvents: events.map(wireEventOf),
    readingResults: results.map(({ reading_date, reading_value }) => ({
      readingDate: reading_date.toISOString(),
      readingValue: Number(reading_value),
    })),
    readingValueValidation: {
      minimumValue: task.minimum_value === null ? null : Number(task.minimum_value),
      maximumValue: task.maximum_value === null ? null : Number(task.maximum_value),
      strictValidation: task.is_strict,
    },
  };
}

function wireEventOf(row: Selectable<Schema['reading_event']>): ReadingEvent {
  return {
    readingDate: row.reading_date,
    readingValue: Number(row.reading_value),
    reason: READING_REASONS.find((reason) => reason === row.reason) ?? 'unknown',
    otherReason: row.other_reason,
  };
}
