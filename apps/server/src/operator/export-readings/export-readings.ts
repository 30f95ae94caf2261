import { calendarDay, noonOf } from '@ablesbar/domain';
import { type RawBuilder, sql } from 'kysely';
import { resolve } from 'node:path';
import { tableKind } from '../../table/read-table';
import { type Cell, writeTable } from '../../table/write-table';
import { APPLICATION_OPTION, chosenApplication } from '../chosen-application';
import type { Command, OperatorWorld } from '../command';
import { OperatorFailure } from '../operator-failure';
import { exportTexts } from './export-texts';
import { type PhotoFile, photoFiles, type ShownPhoto } from './photo-files';
import { photoFolder } from './photo-folder';
import { settledUntil } from './settled-until';

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
] as const;

interface ReadingRow {
  readonly cells: Readonly<Record<(typeof COLUMNS)[number], Cell>>;
  readonly shown: readonly ShownPhoto[];
  /** Where the next part begins: the arrival to the microsecond, as the database writes it. */
  readonly received: string;
  readonly id: string;
}

export const exportReadings: Command = {
  name: 'export readings',
  words: ['Datei'],
  values: {
    since: 'ab wann eingegangen: 2026-11-21 oder 2026-11-21T09:00:00Z',
    photos: 'Ordner, in den auch die Fotos geschrieben werden',
    ...APPLICATION_OPTION,
  },
  switches: { billed: 'stattdessen, was von gelöschten Kunden zur Abrechnung blieb' },
  summary: 'schreibt Ablesungen in .csv, .json oder .xlsx',
  details: `Eine Zeile je Stand, in der Reihenfolge des Eingangs: erst zu Aufträgen, dann ohne Auftrag (jobId ist leer).
Eine Korrektur ist eine weitere Zeile; die spätere gilt. Spalten: ${COLUMNS.join(', ')}.
Zum Abholen in Abständen nennt die letzte Zeile der Ausgabe, womit --since weitergeht: so fehlt nichts
und eine Ablesung kann zweimal kommen; an readingId ist sie zu erkennen.

photoFiles nennt die Fotos einer Ablesung: <Tag der Ablesung>/<Zählernummer>_<readingId>_<Nummer>.jpg (.png).
Mit --photos liegen sie so in dem Ordner, noch bevor die Tabelle ihren Namen hat. Was dort schon liegt,
wird nicht noch einmal geholt: nach einem Abbruch macht derselbe Befehl weiter.`,
  run: async (world, given) => {
    const [name = ''] = given.words;
    const path = resolve(world.cwd, name);
    tableKind(path);
    const { applicationId } = chosenApplication(world, given);
    const since = sinceOf(given.values['since']);
    // What arrives while we write may be committed behind what is already written: not in this file.
    const until = await settledUntil(world.database, world.clock());
    const photos = photoFolder(world, given.values['photos']);
    const sources = given.switches.has('billed') ? [BILLED] : [OF_JOBS, UNLISTED];
    let whole = 0;
    for (const source of sources)
      whole += await countOf(world, source, { applicationId, since, until });
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
    world.progress.end();
    world.say(exportTexts.written(count, path));
    for (const line of photos.said()) world.say(line);
    world.say(exportTexts.next(until.toISOString()));
    photos.complain();
  },
};

function cellsOf({ cells, shown }: ReadingRow, files: readonly PhotoFile[]): readonly Cell[] {
  const photoFiles = files.length === 0 ? null : files.map(({ name }) => name).join(', ');
  const all = { ...cells, photos: shown.length, photoFiles };
  return COLUMNS.map((column) => all[column]);
}

function sinceOf(text: string | undefined): Date {
  if (text === undefined) return new Date(0);
  const day = calendarDay(text);
  // The whole day in Berlin: its noon, less twelve hours.
  if (day !== null) return new Date(Date.parse(noonOf(day)) - 12 * 3_600_000);
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
  { from, application }: Source,
  { applicationId, since, until }: Wanted,
): Promise<number> {
  const { rows } = await sql<{ found: string }>`
    select count(*) as found from ${from}
    where ${application} = ${applicationId} and reading.received_at >= ${since}
      and reading.received_at < ${until}`.execute(database);
  return Number(rows[0]?.found);
}

/** A part at a time, each from behind the last: no part of it waits in memory, on either database. */
async function* readingRows(
  { database }: Pick<OperatorWorld, 'database'>,
  { from, application, columns }: Source,
  { applicationId, since, until }: Wanted,
): AsyncGenerator<ReadingRow> {
  let last = { received: since.toISOString(), id: '' };
  for (;;) {
    const { rows } = await sql<ReadingRow>`
      select received, id, shown, row_to_json(part) as cells from (
        select reading.received_at::text as received, reading.id, reading.id as "readingId",
          reading.received_at as "receivedAt", reading_date as "readingDate", meter_number as "meterNumber",
          reading_value as "readingValue", ${columns}
        from ${from}
        where (reading.received_at, reading.id) > (${last.received}::timestamptz, ${last.id}::text)
          and reading.received_at < ${until} and ${application} = ${applicationId}
        order by reading.received_at, reading.id limit ${AT_ONCE}
      ) as part`.execute(database);
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end;
  }
}

/** Where readings lie; read along the index of their arrival. */
interface Source {
  readonly from: RawBuilder<unknown>;
  readonly application: RawBuilder<unknown>;
  readonly columns: RawBuilder<unknown>;
}

function shown(table: 'result_photo' | 'unlisted_photo', of: 'result_id' | 'reading_id') {
  return sql`(select coalesce(json_agg(json_build_object('hash', hash, 'mimeType', mime_type)
      order by position), '[]'::json)
    from ${sql.table(table)} join photo on hash = photo_hash where ${sql.ref(of)} = reading.id)`;
}

const OF_JOBS: Source = {
  from: sql`reading_result reading join rate_task on rate_task.id = task_id
    join job on job.id = job_id join account on account.id = job.account_id`,
  application: sql`account.application_id`,
  columns: sql`customer_number as "customerNumber", job_id as "jobId", task_id as "taskId", obis, unit,
    comment, ${shown('result_photo', 'result_id')} as shown`,
};

const UNLISTED: Source = {
  from: sql`unlisted_reading reading left join account on account.id = account_id`,
  application: sql`reading.application_id`,
  columns: sql`customer_number as "customerNumber", null as "jobId", null as "taskId", null as obis,
    null as unit, comment, ${shown('unlisted_photo', 'reading_id')} as shown`,
};

const BILLED: Source = {
  from: sql`billed_reading reading`,
  application: sql`reading.application_id`,
  columns: sql`null as "customerNumber", null as "jobId", null as "taskId", obis, unit,
    null as comment, '[]'::json as shown`,
};
