import { sql } from 'kysely';
import { shownPhotos } from '../export-readings/sent-readings';
import type { Person, Section } from './section';

const JOB = sql`select job_id from rate_task where rate_task.id = one.task_id`;
const IN_OWN_JOB = ({ id }: Person) =>
  sql`exists (select from job where job.id = (${JOB}) and job.account_id = ${id})`;
const RESULTS = ({ id }: Person) => sql`select result.id from reading_result result
  join rate_task on rate_task.id = task_id join job on job.id = job_id
  where job.account_id = ${id} or result.account_id = ${id}`;
const REPORTS = ({ id }: Person) => sql`select report.id from not_readable report
  join job on job.id = job_id where job.account_id = ${id} or report.account_id = ${id}`;
const UNLISTED = ({ id }: Person) =>
  sql`select id from unlisted_reading where account_id = ${id} or customer_id = ${id}`;

/** The meters of a person's jobs, and all readings of them or by the person. */
export const READING_SECTIONS: readonly Section<Person>[] = [
  {
    name: 'registers',
    table: 'rate_task',
    rows: ({ id }) => sql`one.job_id in (select id from job where account_id = ${id})`,
    words: { rate_name: 'rateName' },
    marks: {
      id: 'taskId',
      job_id: 'jobId',
      position: 'position',
      obis: 'obis',
      unit: 'unit',
      pre_decimals: 'preDecimals',
      post_decimals: 'postDecimals',
      minimum_value: 'minimumValue',
      maximum_value: 'maximumValue',
      is_strict: 'isStrict',
      target_reading_date: 'targetReadingDate',
    },
  },
  {
    name: 'earlierReadings',
    table: 'reading_event',
    rows: IN_OWN_JOB,
    words: {},
    marks: {
      id: 'eventId',
      task_id: 'taskId',
      reading_date: 'readingDate',
      position: 'position',
      reading_value: 'readingValue',
      reason: 'reason',
      other_reason: 'otherReason',
    },
  },
  {
    name: 'readings',
    table: 'reading_result',
    rows: (person) => sql`one.id in (${RESULTS(person)})`,
    words: { comment: 'comment' },
    marks: {
      id: 'readingId',
      task_id: 'taskId',
      account_id: 'sentByAccountId',
      channel: 'channel',
      reading_date: 'readingDate',
      reading_value: 'readingValue',
      received_at: 'receivedAt',
      receipt_number: 'receiptNumber',
      doubt: 'doubt',
    },
    // Whoever reads a meter for somebody else gets no data on that meter.
    also: ({ id }) => sql`(${JOB}) as "jobId", (select meter_number from job
      where job.id = (${JOB}) and job.account_id = ${id}) as "meterNumber"`,
    shown: shownPhotos(sql`result_photo`, sql`result_id = one.id`),
  },
  {
    name: 'notReadable',
    table: 'not_readable',
    rows: (person) => sql`one.id in (${REPORTS(person)})`,
    words: { comment: 'comment' },
    marks: {
      id: 'readingId',
      job_id: 'jobId',
      account_id: 'sentByAccountId',
      reason: 'reason',
      reading_date: 'readingDate',
      received_at: 'receivedAt',
    },
    also: ({ id }) => sql`(select meter_number from job
      where job.id = one.job_id and job.account_id = ${id}) as "meterNumber"`,
    shown: shownPhotos(sql`not_readable_photo`, sql`report_id = one.id`),
  },
  {
    name: 'refusedReadings',
    table: 'refused_reading',
    rows: ({ id }) => sql`one.customer_id = ${id} or one.account_id = ${id}`,
    words: { meter_number: 'meterNumber' },
    marks: {
      id: 'refusalId',
      customer_id: 'customerAccountId',
      account_id: 'sentByAccountId',
      key: 'key',
      job_id: 'jobId',
      reading_date: 'readingDate',
      channel: 'channel',
      sent_values: 'values',
      problems: 'reasons',
      refused_at: 'refusedAt',
    },
  },
  {
    name: 'unlistedReadings',
    table: 'unlisted_reading',
    rows: (person) => sql`one.id in (${UNLISTED(person)})`,
    words: { meter_number: 'meterNumber', comment: 'comment' },
    marks: {
      id: 'readingId',
      application_id: 'applicationId',
      account_id: 'sentByAccountId',
      customer_id: 'customerAccountId',
      reading_date: 'readingDate',
      reading_value: 'readingValue',
      received_at: 'receivedAt',
    },
    shown: shownPhotos(sql`unlisted_photo`, sql`reading_id = one.id`),
  },
];
