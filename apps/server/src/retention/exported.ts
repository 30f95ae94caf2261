import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open-database';

export interface ExportedSpan {
  readonly applicationId: string;
  /** The export contains all readings that arrived from `since` on and before `until`. */
  readonly since: Date;
  readonly until: Date;
  readonly hasPhotos: boolean;
}

/** Remembers what an export has written. Housekeeping deletes nothing else. */
export async function markExported(
  database: Database,
  { applicationId, since, until, hasPhotos }: ExportedSpan,
): Promise<void> {
  if (since >= until) return;
  const span = sql`tstzmultirange(tstzrange(${since}::timestamptz, ${until}::timestamptz))`;
  for (const kind of hasPhotos ? ['readings', 'photos'] : ['readings']) {
    await sql`insert into exported (application_id, kind, arrived)
      values (${applicationId}, ${kind}, ${span})
      on conflict (application_id, kind) do update set arrived = exported.arrived + excluded.arrived`.execute(
      database,
    );
  }
}

interface Arrived {
  readonly applicationId: RawBuilder<unknown>;
  readonly receivedAt: RawBuilder<unknown>;
  /** Whether photos belong to it, which have to be exported, too. */
  readonly hasPhotos: RawBuilder<unknown>;
}

/** PostgreSQL answers `exists` inside `or` by a hash of the whole table, for each batch anew. */
function hasRow(from: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((select true from ${from} limit 1), false)`;
}

/** The kinds of readings, each of whose rows is called `reading`. Those of a job need its account. */
export const ARRIVED = {
  job: {
    applicationId: sql`account.application_id`,
    receivedAt: sql`reading.received_at`,
    hasPhotos: hasRow(sql`result_photo where result_id = reading.id`),
  },
  /** A job's report that its meter cannot be read. */
  notReadable: {
    applicationId: sql`account.application_id`,
    receivedAt: sql`reading.received_at`,
    hasPhotos: hasRow(sql`not_readable_photo where report_id = reading.id`),
  },
  unlisted: {
    applicationId: sql`reading.application_id`,
    receivedAt: sql`reading.received_at`,
    hasPhotos: hasRow(sql`unlisted_photo where reading_id = reading.id`),
  },
  anonymous: {
    applicationId: sql`reading.application_id`,
    receivedAt: sql`reading.received_at`,
    hasPhotos: hasRow(sql`anonymous_photo where reading_id = reading.id`),
  },
} as const satisfies Readonly<Record<string, Arrived>>;

/** Whether an export has taken what arrived, or the setting gives it up. */
export function isDeletable(
  { applicationId, receivedAt, hasPhotos }: Arrived,
  unexportedBefore: Date | null,
): RawBuilder<unknown> {
  const taken = (kind: string) => sql`exists (select from exported
    where exported.application_id = ${applicationId} and kind = ${sql.lit(kind)}
      and arrived @> ${receivedAt})`;
  return sql`((${taken('readings')} and (not ${hasPhotos} or ${taken('photos')}))
    or coalesce(${receivedAt} < ${unexportedBefore}::timestamptz, false))`;
}
