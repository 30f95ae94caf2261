import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { COLUMNS } from './import-columns';
import { importRow } from './import-row';

/** What existing jobs would lose by a file. Nobody wants that by accident: see D385. */
export interface Losses {
  /** Columns without a single value in the file that existing jobs have values for. */
  readonly columns: readonly string[];
  /** Registers with readings that the file no longer has, or has under another name. */
  readonly registers: readonly string[];
  /** Jobs with readings that get another meter number. */
  readonly meters: readonly OtherMeter[];
}

export interface OtherMeter {
  readonly id: string;
  readonly stored: string;
  readonly given: string;
}

export async function findLosses(transaction: Database): Promise<Losses> {
  return {
    columns: [
      ...(await emptied(transaction, 'job', JOB_PLACES)),
      ...(await emptied(transaction, 'rate_task', RATE_PLACES)),
    ],
    registers: await goneRegisters(transaction),
    meters: await otherMeters(transaction),
  };
}

/** A place where the import puts the value of a column. */
interface Place {
  readonly column: string;
  /** Inside of a row as JSON: 'meter_address,city'. */
  readonly path: string;
  /** What stands there without the column. */
  readonly without: string | null;
}

const JOB_PLACES = placesIn('job');
const RATE_PLACES = placesIn('task');

/** Compares an empty row of a file with rows that have one cell each, so that no column is forgotten. */
function placesIn(part: 'job' | 'task'): readonly Place[] {
  const empty = leavesOf(importRow(() => null)[part]);
  return Object.keys(COLUMNS).flatMap((column) => {
    const filled = leavesOf(importRow((one) => (one === column ? 'true' : null))[part]);
    return [...filled]
      .filter(([path, text]) => text !== empty.get(path))
      .map(([path]) => ({ column, path, without: empty.get(path) ?? null }));
  });
}

function leavesOf(value: object, above: readonly string[] = []): ReadonlyMap<string, string> {
  const leaves = Object.entries<unknown>({ ...value }).flatMap(([name, inner]) => {
    const path = [...above, name];
    if (inner === null) return [];
    if (typeof inner === 'object' && !Array.isArray(inner)) return [...leavesOf(inner, path)];
    return [[path.join(','), typeof inner === 'string' ? inner : JSON.stringify(inner)] as const];
  });
  return new Map(leaves);
}

async function emptied(
  transaction: Database,
  table: 'job' | 'rate_task',
  places: readonly Place[],
): Promise<readonly string[]> {
  const [id, given] = table === 'job' ? ['job_id', 'job'] : ['task_id', 'task'];
  const has = (row: string) => sql`${sql.ref(row)} #>> path is distinct from without`;
  const { rows } = await sql<{ name: string }>`
    with place as (
      select name, string_to_array(path, ',') as path, without, place
      from unnest(${places.map(({ column }) => column)}::text[],
        ${places.map(({ path }) => path)}::text[],
        ${places.map(({ without }) => without)}::text[])
        with ordinality as place (name, path, without, place)
    ), known as materialized (
      select to_jsonb(known) as stored from ${sql.table(table)} as known
      where id in (select ${sql.ref(id)} from staged)
    )
    select name from place
    where exists (select from known where ${has('stored')})
      and not exists (select from staged where ${has(given)})
    order by place`.execute(transaction);
  return rows.map(({ name }) => name);
}

/** A register with a sent reading stays, but beside a new one its job asks for both. */
async function goneRegisters(transaction: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select known.id, given.task_id, bool_or(known.id is null)
        over (partition by coalesce(known.job_id, given.job_id)) as has_new
      from (select id, job_id from rate_task where job_id in (select job_id from staged)) as known
        full join (select distinct task_id, job_id from staged) as given on task_id = known.id
    ) as register
    where register.task_id is null
      and case when exists (select from reading_result result where result.task_id = register.id)
        then has_new
        else exists (select from reading_event event where event.task_id = register.id) end
    order by id`.execute(transaction);
  return rows.map(({ id }) => id);
}

async function otherMeters(transaction: Database): Promise<readonly OtherMeter[]> {
  const { rows } = await sql<OtherMeter>`
    select distinct on (job.id) job.id, meter_number as stored, staged.job->>'meter_number' as given
    from job join staged on staged.job_id = job.id
    where meter_number <> staged.job->>'meter_number' and exists (
      select from rate_task where rate_task.job_id = job.id and (
        exists (select from reading_result where task_id = rate_task.id)
        or exists (select from reading_event where task_id = rate_task.id)))
    order by job.id, line`.execute(transaction);
  return rows;
}
