import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { SETTING_COLUMNS } from './setting-columns';

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

/** Where the value of a column stands in a row of the table, and in the same form among the staged rows. */
type Places = Readonly<Record<string, string>>;

const settingPlaces: Places = Object.fromEntries(
  Object.keys(SETTING_COLUMNS).map((column) => {
    const [group = '', name = ''] = column.split('.');
    const nested = name.startsWith('readingDate') ? ['readingDate', name] : [name];
    return [column, ['config', group, ...nested].join(',')];
  }),
);

const JOB_PLACES: Places = {
  targetReadingDate: 'target_reading_date',
  earliestExecution: 'earliest_execution',
  latestExecution: 'latest_execution',
  maLoId: 'malo_id',
  meLoId: 'melo_id',
  reshareAllowed: 'is_reshare_allowed',
  firstname: 'customer,firstname',
  lastname: 'customer,lastname',
  company: 'customer,company',
  mailingStreet: 'customer,mailingAddress,street',
  mailingHouseNumber: 'customer,mailingAddress,houseNumber',
  mailingZip: 'customer,mailingAddress,zip',
  mailingCity: 'customer,mailingAddress,city',
  partnerIdentifier: 'partner,identifier',
  partnerCompany: 'partner,company',
  partnerName: 'partner,name',
  meterType: 'meter_type',
  customMeterType: 'custom_meter_type',
  street: 'meter_address,street',
  houseNumber: 'meter_address,houseNumber',
  zip: 'meter_address,zip',
  city: 'meter_address,city',
  cityDistrict: 'meter_address,cityDistrict',
  objectKey: 'meter_address,objectKey',
  locationDescription: 'meter_address,locationDescription',
  hint: 'meter_address,hint',
  meterCompany: 'meter_address,company',
  meterFirstname: 'meter_address,firstname',
  meterLastname: 'meter_address,lastname',
  ...settingPlaces,
};
const RATE_PLACES: Places = {
  rateName: 'rate_name',
  obis: 'obis',
  rateTargetReadingDate: 'target_reading_date',
  unit: 'unit',
  postDecimals: 'post_decimals',
  minimumValue: 'minimum_value',
  maximumValue: 'maximum_value',
  strictValidation: 'is_strict',
};

/** What a row without the column has as well; a setting is absent then. */
const NOTHING = ['false', '0'];

async function emptied(
  transaction: Database,
  table: 'job' | 'rate_task',
  places: Places,
): Promise<readonly string[]> {
  const id = table === 'job' ? sql.ref('job_id') : sql.ref('task_id');
  const given = table === 'job' ? sql.ref('job') : sql.ref('task');
  const has = (row: ReturnType<typeof sql.ref>) =>
    sql`${row} #>> path is not null and (path[1] = 'config' or ${row} #>> path <> all(${NOTHING}::text[]))`;
  const { rows } = await sql<{ name: string }>`
    with place as (
      select name, string_to_array(path, ',') as path, place
      from unnest(${Object.keys(places)}::text[], ${Object.values(places)}::text[])
        with ordinality as place (name, path, place)
    ), known as materialized (
      select to_jsonb(known) as stored from ${sql.table(table)} as known
      where id in (select ${id} from staged)
    )
    select name from place
    where exists (select from known where ${has(sql.ref('stored'))})
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
