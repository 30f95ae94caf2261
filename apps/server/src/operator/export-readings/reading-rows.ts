import { CONTACT_FIELDS } from '@ablesbar/validation';
import { sql } from 'kysely';
import type { Cell } from '../../table/write-table';
import type { OperatorWorld } from '../command';
import type { ShownPhoto } from './photo-folder';
import type { ReadingSource } from './sent-readings';

const AT_ONCE = 2000;
export const COLUMNS = [
  'receivedAt',
  'readingDate',
  'customerNumber',
  'jobId',
  'taskId',
  'meterNumber',
  'obis',
  'unit',
  'readingValue',
  'comment',
  'photos',
  'readingId',
  'photoFiles',
  'kind',
  'meterType',
  'rateName',
  'readingReason',
  ...CONTACT_FIELDS,
  'notReadableReason',
  'channel',
  'maLoId',
  'meLoId',
  'doubt',
] as const;

export type Column = (typeof COLUMNS)[number];

/** The values of one reading; a column that its source does not have is missing. */
export type ReadingCells = Readonly<
  Partial<Record<Column, Cell>> & Record<'meterNumber' | 'readingDate', Cell>
>;

export interface ReadingRow {
  readonly cells: ReadingCells;
  readonly shown: readonly ShownPhoto[];
  /** The start of the next part: the arrival in microseconds, as the database prints it. */
  readonly received: string;
  readonly id: string;
}

export interface Wanted {
  readonly applicationId: string;
  readonly since: Date;
  readonly until: Date;
}

export async function countOf(
  { database }: Pick<OperatorWorld, 'database'>,
  { from, application }: ReadingSource,
  { applicationId, since, until }: Wanted,
): Promise<number> {
  const { rows } = await sql<{ found: string }>`
    select count(*) as found from ${from}
    where ${application} = ${applicationId} and reading.received_at >= ${since}
      and reading.received_at < ${until}`.execute(database);
  return Number(rows[0]?.found);
}

/**
 * Reads one part at a time, each after the end of the last, so memory holds one part only. The query
 * uses the index by arrival alone, because the index does not contain the composed id.
 */
export async function* readingRows(
  { database }: Pick<OperatorWorld, 'database'>,
  { from, application, id, photos, columns }: ReadingSource,
  { applicationId, since, until }: Wanted,
): AsyncGenerator<ReadingRow> {
  let last = { received: since.toISOString(), id: '' };
  for (;;) {
    const { rows } = await sql<ReadingRow>`
      select received, "readingId" as id, shown, row_to_json(part) as cells from (
        select reading.received_at::text as received, ${id} as "readingId", ${photos} as shown,
          reading.received_at as "receivedAt", reading_date as "readingDate", meter_number as "meterNumber",
          reading_value as "readingValue", ${columns}
        from ${from}
        where reading.received_at >= ${last.received}::timestamptz
          and (reading.received_at, ${id}) > (${last.received}::timestamptz, ${last.id}::text)
          and reading.received_at < ${until} and ${application} = ${applicationId}
        order by reading.received_at, ${id} limit ${AT_ONCE}
      ) as part`.execute(database);
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end;
  }
}
