import { calendarDay, noonOf } from '@ablesbar/domain';
import { type RawBuilder, sql } from 'kysely';
import { resolve } from 'node:path';
import { tableKind } from '../../table/read-table';
import { type Cell, writeTable } from '../../table/write-table';
import { APPLICATION_OPTION, chosenApplication } from '../chosen-application';
import type { Command, OperatorWorld } from '../command';
import { OperatorFailure } from '../operator-failure';
import { exportTexts } from './export-texts';
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
] as const;

interface ReadingRow {
  readonly cells: Readonly<Record<(typeof COLUMNS)[number], Cell>>;
  /** Where the next part begins: the arrival to the microsecond, as the database writes it. */
  readonly received: string;
  readonly id: string;
}

export const exportReadings: Command = {
  name: 'export readings',
  words: ['Datei'],
  values: {
    since: 'ab wann eingegangen: 2026-11-21 oder 2026-11-21T09:00:00Z',
    ...APPLICATION_OPTION,
  },
  switches: { billed: 'stattdessen, was von gelöschten Kunden zur Abrechnung blieb' },
  summary: 'schreibt Ablesungen in .csv, .json oder .xlsx',
  details: `Eine Zeile je Stand, in der Reihenfolge des Eingangs: erst zu Aufträgen, dann ohne Auftrag (jobId ist leer).
Eine Korrektur ist eine weitere Zeile; die spätere gilt. Spalten: ${COLUMNS.join(', ')}.
Zum Abholen in Abständen nennt die letzte Zeile der Ausgabe, womit --since weitergeht: so fehlt nichts
und eine Ablesung kann zweimal kommen; an readingId ist sie zu erkennen.`,
  run: async (world, given) => {
    const [name = ''] = given.words;
    const path = resolve(world.cwd, name);
    tableKind(path);
    const { applicationId } = chosenApplication(world, given);
    const since = sinceOf(given.values['since']);
    // What arrives while we write may be committed behind what is already written: not in this file.
    const until = await settledUntil(world.database, world.clock());
    const sources = given.switches.has('billed') ? [BILLED] : [OF_JOBS, UNLISTED];
    let whole = 0;
    for (const source of sources)
      whole += await countOf(world, source, { applicationId, since, until });
    let count = 0;
    await writeTable(path, COLUMNS, async (writer) => {
      for (const source of sources) {
        for await (const { cells } of readingRows(world, source, { applicationId, since, until })) {
          await writer.write(COLUMNS.map((column) => cells[column]));
          count += 1;
          world.progress.show(exportTexts.writing, count, whole);
        }
      }
    });
    world.progress.end();
    world.say(exportTexts.written(count, path));
    world.say(exportTexts.next(until.toISOString()));
  },
};

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
      select received, id, row_to_json(part) as cells from (
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

const OF_JOBS: Source = {
  from: sql`reading_result reading join rate_task on rate_task.id = task_id
    join job on job.id = job_id join account on account.id = job.account_id`,
  application: sql`account.application_id`,
  columns: sql`customer_number as "customerNumber", job_id as "jobId", task_id as "taskId", obis, unit,
    comment, (select count(*) from result_photo where result_id = reading.id) as photos`,
};

const UNLISTED: Source = {
  from: sql`unlisted_reading reading left join account on account.id = account_id`,
  application: sql`reading.application_id`,
  columns: sql`customer_number as "customerNumber", null as "jobId", null as "taskId", null as obis,
    null as unit, comment,
    (select count(*) from unlisted_photo where reading_id = reading.id) as photos`,
};

const BILLED: Source = {
  from: sql`billed_reading reading`,
  application: sql`reading.application_id`,
  columns: sql`null as "customerNumber", null as "jobId", null as "taskId", obis, unit,
    null as comment, 0 as photos`,
};
