import { addDays, type CalendarDay, noonOf } from '@ablesbar/domain';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema';
import { addressOf, customerOf } from '../job/job-columns';
import type { DemoJob, DemoRate } from './demo-job';

export interface DemoOwner {
  readonly accountId: string;
  readonly customer: object;
}

/** Jobs begin early enough for a reading of last week. */
const BEGAN_DAYS_AGO = 14;
const HISTORY_YEARS = 4;
const PARTNER = { identifier: 'SWN', company: 'Stadtwerke Neuenbrück', name: null };

export function jobRow(
  job: DemoJob,
  { accountId, customer }: DemoOwner,
  today: CalendarDay,
): Insertable<Schema['job']> {
  const latest = addDays(today, job.endsIn);
  return {
    id: job.id,
    account_id: accountId,
    target_reading_date: latest,
    earliest_execution: addDays(today, job.beginsIn ?? -BEGAN_DAYS_AGO),
    latest_execution: latest,
    malo_id: null,
    melo_id: null,
    is_reshare_allowed: job.isShareable ?? true,
    config: JSON.stringify(job.config ?? {}),
    // Whole, as the import writes them.
    customer: JSON.stringify(customerOf(customer)),
    partner: JSON.stringify(job.partner ?? PARTNER),
    meter_number: job.meterNumber,
    meter_type: job.meterType,
    custom_meter_type: job.customMeterType ?? null,
    meter_address: JSON.stringify(addressOf(job.place)),
  };
}

export function taskRows(
  job: DemoJob,
  today: CalendarDay,
): readonly Insertable<Schema['rate_task']>[] {
  return job.rates.map((rate, position) => ({
    id: taskId(job, position),
    job_id: job.id,
    position,
    rate_name: rate.rateName,
    obis: rate.obis,
    unit: rate.unit,
    pre_decimals: rate.preDecimals,
    post_decimals: rate.postDecimals,
    minimum_value: String(rate.minimum),
    maximum_value: String(rate.maximum),
    is_strict: job.isStrict ?? false,
    target_reading_date: rate.targetIn === undefined ? null : addDays(today, rate.targetIn),
  }));
}

/** One reading per year. The third last is an estimate, as if the customer had not been at home. */
export function eventRows(
  job: DemoJob,
  today: CalendarDay,
): readonly Insertable<Schema['reading_event']>[] {
  return job.rates.flatMap((rate, position) => {
    const task = taskId(job, position);
    const yearly = Array.from({ length: HISTORY_YEARS }, (_, yearsBefore) => ({
      id: `${task}-${yearsBefore + 1}`,
      task_id: task,
      reading_date: addDays(today, -(362 + 365 * yearsBefore)),
      position: 0,
      reading_value: valueOf(rate, -yearsBefore),
      reason: yearsBefore === 2 ? 'ESTIMATED_READING' : 'PERIODIC_READING',
      other_reason: null,
    }));
    return [...yearly, ...exchangeRows(job, rate, task, today)];
  });
}

/** Two readings on one day: the last one of the old meter and the zero of the new one. */
function exchangeRows(
  { exchangedDaysAgo }: DemoJob,
  rate: DemoRate,
  task: string,
  today: CalendarDay,
): readonly Insertable<Schema['reading_event']>[] {
  if (exchangedDaysAgo === undefined) return [];
  const years = (362 - exchangedDaysAgo) / 365;
  return [valueOf(rate, years), (0).toFixed(rate.postDecimals)].map((value, position) => ({
    id: `${task}-exchange-${position}`,
    task_id: task,
    reading_date: addDays(today, -exchangedDaysAgo),
    position,
    reading_value: value,
    reason: 'METER_CHANGE',
    other_reason: null,
  }));
}

export function resultRows(
  job: DemoJob,
  { accountId }: DemoOwner,
  today: CalendarDay,
): readonly Insertable<Schema['reading_result']>[] {
  if (!job.isDone) return [];
  const readAt = new Date(noonOf(addDays(today, -2)));
  return job.rates.map((rate, position) => ({
    id: `${taskId(job, position)}-result`,
    task_id: taskId(job, position),
    account_id: accountId,
    reading_date: readAt,
    reading_value: valueOf(rate, 1),
    comment: null,
    received_at: readAt,
  }));
}

function taskId({ id }: DemoJob, position: number): string {
  return `${id}-${position + 1}`;
}

/** The consumption grows a little each year. `years` counts from the last reading. */
function valueOf({ lastValue, yearly, postDecimals }: DemoRate, years: number): string {
  return (lastValue + years * yearly * (1 + 0.03 * years)).toFixed(postDecimals);
}
