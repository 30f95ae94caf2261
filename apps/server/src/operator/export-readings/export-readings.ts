import { calendarDay } from '@ablesbar/domain';
import { startOfBerlinDay } from '@ablesbar/domain/berlin-time';
import { CONTACT_FIELDS } from '@ablesbar/validation';
import { sql } from 'kysely';
import { resolve } from 'node:path';
import { markExported } from '../../retention/exported';
import { tableKind } from '../../table/read-table';
import { type Cell, writeTable } from '../../table/write-table';
import { type Command, OperatorFailure, type OperatorWorld } from '../command';
import { chosenApplication } from '../command-application';
import { isDryRun } from '../dry-run';
import { exportWords } from './export-outline';
import { exportTexts } from './export-texts';
import { type PhotoFile, photoFiles, photoFolder, type ShownPhoto } from './photo-folder';
import { BILLED, completeUntil, type ReadingSource, SENT } from './sent-readings';

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
] as const;

type Column = (typeof COLUMNS)[number];

interface ReadingRow {
  readonly cells: Readonly<
    Partial<Record<Column, Cell>> & Record<'meterNumber' | 'readingDate', Cell>
  >;
  readonly shown: readonly ShownPhoto[];
  /** The start of the next part: the arrival in microseconds, as the database prints it. */
  readonly received: string;
  readonly id: string;
}

export const exportReadings: Command = {
  name: 'export readings',
  example: 'export readings neu.csv --since 2026-11-21',
  ...exportWords(COLUMNS),
  run: async (world, given) => {
    const [name = ''] = given.words;
    const path = resolve(world.cwd, name);
    tableKind(path);
    const { applicationId } = chosenApplication(world, given);
    const since = sinceOf(given.values['since']);
    // Readings that arrive during the export may be committed out of order, so this file leaves them out.
    const until = await completeUntil(world.database, world.clock());
    const photos = photoFolder(world, given.values['photos']);
    const sources = given.switches.has('billed') ? [BILLED] : SENT;
    let whole = 0;
    for (const source of sources)
      whole += await countOf(world, source, { applicationId, since, until });
    if (isDryRun(given)) {
      world.say(exportTexts.toWrite(whole));
      return { readings: whole, since, until };
    }
    let count = 0;
    await writeTable(path, COLUMNS, async (writer) => {
      for (const source of sources) {
        for await (const row of readingRows(world, source, { applicationId, since, until })) {
          const files = photoFiles(row);
          await photos.write(files);
          await writer.write(cellsOf(row, files));
          count += 1;
          world.progress.show(exportTexts.writing, count, whole);
        }
      }
    });
    await world.audit.record(world.database, 'readings-exported', { counts: { readings: count } });
    world.progress.end();
    world.say(exportTexts.written(count, path));
    for (const line of photos.said()) world.say(line);
    if (!given.switches.has('billed')) {
      const hasPhotos = photos.hasAll();
      await markExported(world.database, { applicationId, since, until, hasPhotos });
    }
    photos.complain();
    // Only a complete run: who went on from here would never fetch the missing photos.
    world.say(exportTexts.next(until.toISOString()));
    return { readings: count, file: path, since, until };
  },
};

function cellsOf({ cells, shown }: ReadingRow, files: readonly PhotoFile[]): readonly Cell[] {
  const photoFiles = files.length === 0 ? null : files.map(({ name }) => name).join(', ');
  const all = { ...cells, photos: shown.length, photoFiles };
  return COLUMNS.map((column) => all[column] ?? null);
}

function sinceOf(text: string | undefined): Date {
  if (text === undefined) return new Date(0);
  const day = calendarDay(text);
  if (day !== null) return startOfBerlinDay(day);
  const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text)
    ? Date.parse(text)
    : NaN;
  if (Number.isNaN(instant)) throw new OperatorFailure(exportTexts.badSince(text));
  return new Date(instant);
}

interface Wanted {
  readonly applicationId: string;
  readonly since: Date;
  readonly until: Date;
}

async function countOf(
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
async function* readingRows(
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
