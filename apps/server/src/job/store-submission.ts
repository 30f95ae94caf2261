import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Photo } from '../photo/photo';
import { instantOf } from '../reading/reading-date';
import type { Submission } from './submission-body';

/** A judged submission with its pictures decoded; appends, for a correction must not hide what was. */
export function submissionStoring({
  accountId,
  submission,
  photos,
  now,
}: {
  readonly accountId: string;
  readonly submission: Submission;
  /** By place in `submission.results`. */
  readonly photos: readonly (readonly Photo[])[];
  readonly now: Date;
}): RawBuilder<unknown> {
  const results = submission.results.map(({ taskId, readingValue, comment }) => ({
    id: randomUUID(),
    task_id: taskId,
    reading_value: String(readingValue),
    comment: comment ?? null,
  }));
  const shown = results.flatMap(({ id }, index) =>
    (photos[index] ?? []).map(({ hash }, position) => ({ result_id: id, position, hash })),
  );
  return sql`stored as (
      insert into reading_result
        (id, task_id, account_id, reading_date, reading_value, comment, received_at)
      select id, task_id, ${accountId}, ${instantOf(submission.readingDate, now)}::timestamptz,
        reading_value, comment, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
        as result (id text, task_id text, reading_value numeric, comment text)
      where exists (select from first)
    ), shown as (
      insert into result_photo (result_id, position, photo_hash)
      select result_id, position, hash
      from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb)
        as photo (result_id text, position integer, hash text)
      where exists (select from first)
    )`;
}
