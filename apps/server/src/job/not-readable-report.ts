import { NOT_READABLE_REASONS } from '@ablesbar/domain';
import { PHOTOS_PER_RATE } from '@ablesbar/validation';
import { type Static, Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { ImageBody, type Photo } from '../photo/photo';
import { Comment, instantOf, ReadingDate } from '../reading/reading-body';

export const NotReadableBody = Type.Object({
  reason: Type.Union(NOT_READABLE_REASONS.map((one) => Type.Literal(one))),
  comment: Comment,
  images: Type.Optional(Type.Array(ImageBody, { maxItems: PHOTOS_PER_RATE })),
  date: ReadingDate,
});

/** What somebody sends instead of a reading: why the meter cannot be read. */
export type NotReadableReport = Static<typeof NotReadableBody>;

export type StoredReport = ReturnType<typeof storedReport>;

/** The row of a judged report. It is added, like a reading, and the last one counts. */
export function storedReport(
  { reason, comment, date }: NotReadableReport,
  about: {
    readonly jobId: string;
    readonly accountId: string;
    readonly photos: readonly Photo[];
    readonly now: Date;
  },
) {
  const id = randomUUID();
  return {
    id,
    job_id: about.jobId,
    account_id: about.accountId,
    reason,
    comment: comment ?? null,
    reading_date: instantOf(date, about.now),
    received_at: about.now,
    shown: about.photos.map(({ hash }, position) => ({
      report_id: id,
      position,
      photo_hash: hash,
    })),
  };
}

/** Whether the report `report` still counts: a later reading of its job clears it. */
export const IS_LAST_WORD = sql`not exists (
  select from rate_task join reading_result result on task_id = rate_task.id
  where rate_task.job_id = report.job_id and result.received_at > report.received_at)`;

export const REPORT_STORING = sql`stored as (
    insert into not_readable (id, job_id, account_id, reason, comment, reading_date, received_at)
    select row.* from new, json_to_record(reading)
      as row (id text, job_id text, account_id text, reason text, comment text,
        reading_date timestamptz, received_at timestamptz)
  ), shown as (
    insert into not_readable_photo (report_id, position, photo_hash)
    select row.* from new, json_to_recordset(reading->'shown')
      as row (report_id text, position integer, photo_hash text)
  )`;
