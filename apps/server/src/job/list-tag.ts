import { type RawBuilder, sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Database } from '../database/open-database';

/**
 * What an account sees, as a short text: it is different after any change of the list. The jobs stand
 * for themselves by their revision, which the database renews (2026-11-25-job-revisions.ts), and the
 * sent readings by their ids, and the few reports as they are. Costs a tenth of the list, because no row is put into words. It is read
 * in one statement with the list, so that both show the same moment.
 */
export function listState(accountId: string): RawBuilder<string> {
  const visible = sql`(
    select id, revision from job where account_id = ${accountId}
    union all
    select id, revision from shared_job join job on id = job_id
      where shared_job.account_id = ${accountId}) as visible`;
  return sql<string>`concat_ws(' ',
    (select allow_to_reshare from account where id = ${accountId}),
    (select sum(hashtextextended(id || ' ' || coalesce(revision::text, ''), 0)) from ${visible}),
    (select sum(hashtextextended(reading_result.id, 0)) from ${visible}
      join rate_task on job_id = visible.id join reading_result on task_id = rate_task.id),
    (select sum(hashtextextended(row_to_json(report)::text, 0)) from ${visible}
      join not_readable report on job_id = visible.id))`;
}

export async function readListState(database: Database, accountId: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`select ${listState(accountId)} as state`.execute(
    database,
  );
  return rows[0]?.state ?? '';
}

/**
 * The entity tag of the list that an account gets from this program. It is weak, because the same list
 * may be compressed in several ways.
 */
export function tagOf(state: string, accountId: string, program: string): string {
  const hash = createHash('sha256').update(JSON.stringify([state, accountId, program]));
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Whether If-None-Match names the tag: the caller still has this list. */
export function isKnown(tag: string, ifNoneMatch: string): boolean {
  return ifNoneMatch.split(',').some((one) => one.trim() === tag);
}
