import { dayOfWire } from '@ablesbar/domain';
import { PHOTOS_PER_RATE } from '@ablesbar/validation';
import { type Static, Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { IS_SAME_RATE, readOn } from './same-rate';
import { Id } from '../base/route-schemas';
import { ImageBody, type Photo } from '../photo/photo';
import { Comment, instantOf, ReadingDate, ReadingNumber } from '../reading/reading-body';
import type { Doubt } from './doubts';
import type { SentReading } from '../reading/refused-reading';

// The limits of section 9 for a submission.
const Result = Type.Object(
  {
    taskId: Id,
    comment: Comment,
    readingValue: ReadingNumber,
    readingImages: Type.Optional(Type.Array(ImageBody, { maxItems: PHOTOS_PER_RATE })),
  },
  { title: 'RateReading' },
);

export const SubmissionBody = Type.Object({
  results: Type.Array(Result, { minItems: 1, maxItems: 100 }),
  readingDate: ReadingDate,
});

export type Submission = Static<typeof SubmissionBody>;

/** What stays of a submission that a rule refuses. */
export function sentReading(jobId: string, { results, readingDate }: Submission): SentReading {
  const values = results.map(({ taskId, readingValue: value }) => ({ taskId, value }));
  return { jobId, meterNumber: null, day: dayOfWire(readingDate), values };
}

/** How a reading came in; null if its sender entered it in an app. */
export type ReadingChannel = 'phone';

export type StoredSubmission = ReturnType<typeof storedSubmission>;

/**
 * The rows of a judged submission. They are added, because a correction must not hide an earlier
 * reading.
 */
export function storedSubmission({
  accountId,
  submission,
  doubts,
  photos,
  now,
  channel = null,
  number = null,
}: {
  readonly accountId: string;
  readonly submission: Submission;
  /** In the order of `submission.results`, as are the photos. */
  readonly doubts: readonly (Doubt | null)[];
  readonly photos: readonly (readonly Photo[])[];
  readonly now: Date;
  readonly channel?: ReadingChannel | null;
  readonly number?: string | null;
}) {
  const results = submission.results.map(({ taskId, readingValue, comment }, index) => ({
    id: randomUUID(),
    task_id: taskId,
    account_id: accountId,
    reading_date: instantOf(submission.readingDate, now),
    reading_value: String(readingValue),
    comment: comment ?? null,
    received_at: now,
    channel,
    receipt_number: number,
    doubt: doubts[index] ?? null,
  }));
  const shown = results.flatMap(({ id }, index) =>
    (photos[index] ?? []).map(({ hash }, position) => ({
      result_id: id,
      position,
      photo_hash: hash,
    })),
  );
  return { results, shown };
}

/**
 * Whether an event of the successor was copied from a sent reading that `late` corrects. What the utility
 * has named of that day, in the file of either job, stays as it is.
 */
const IS_COPY = sql`known.id = late.next_id || '-' || late.day
  and exists (select from reading_result earlier
    where earlier.task_id = late.task_id and ${readOn('earlier')} = late.day
      and earlier.reading_value = known.reading_value)
  and not exists (select from reading_event own
    where own.task_id = late.task_id and own.reading_date = late.day)`;

/**
 * A reading that arrives after its job has got a successor belongs to the successor's history too. Of two
 * readings of one day, the one that arrived later counts.
 */
export const SUBMISSION_STORING = sql`stored as (
    insert into reading_result
      (id, task_id, account_id, reading_date, reading_value, comment, received_at, channel,
        receipt_number, doubt)
    select row.* from new, json_to_recordset(reading->'results')
      as row (id text, task_id text, account_id text, reading_date timestamptz,
        reading_value numeric, comment text, received_at timestamptz, channel text,
        receipt_number text, doubt text)
    returning *
  ), late as (
    select distinct on (next_rate.id, ${readOn('stored')}) stored.task_id, reading_value,
      next_rate.id as next_id, ${readOn('stored')} as day
    from stored join rate_task rate on rate.id = stored.task_id
      join job on job.id = rate.job_id
      join rate_task next_rate on next_rate.job_id = job.successor_id and ${IS_SAME_RATE}
    order by next_rate.id, ${readOn('stored')}, received_at desc
  ), continued as (
    insert into reading_event (id, task_id, reading_date, position, reading_value, reason)
    select next_id || '-' || day, next_id, day, 0, reading_value, 'PERIODIC_READING' from late
    where not exists (select from reading_event known
      where known.task_id = next_id and known.reading_date = day and not (${IS_COPY}))
    on conflict (id) do update set reading_value = excluded.reading_value
  ), shown as (
    insert into result_photo (result_id, position, photo_hash)
    select row.* from new, json_to_recordset(reading->'shown')
      as row (result_id text, position integer, photo_hash text)
  )`;
