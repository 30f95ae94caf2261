import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { IS_SAME_RATE, readOn } from '../../job/same-rate';

const UMLAUTS = ['ä ae', 'ö oe', 'ü ue', 'Ä ae', 'Ö oe', 'Ü ue', 'ß ss'] as const;

/**
 * 'Linden-Str.' and 'Lindenstraße' are one street, as in the portal's sheet. Some utilities write the
 * number there, and 'Lindenstr. 1-3' is not 'Lindenstraße 13'.
 */
const STREET = sql`regexp_replace(regexp_replace(lower(${UMLAUTS.reduce(
  (text, pair) => {
    const [from, to] = pair.split(' ');
    return sql`replace(${text}, ${sql.lit(from)}, ${sql.lit(to)})`;
  },
  sql`meter_address->>'street'`,
)}), 'str(?![a-z])', 'strasse', 'g'), '-(?![0-9])|[.[:space:]]', '', 'g')`;

/** A hyphen counts in the other parts: '1-3' is not the house '13'. */
const PLACE = sql`array[${STREET}, ${sql.join(
  ['houseNumber', 'zip', 'objectKey'].map(
    (part) => sql`lower(replace(meter_address->>${sql.lit(part)}, ' ', ''))`,
  ),
)}]`;

/** Neither a location nor the OBIS codes that both jobs name contradict. */
const CAN_BE_ONE_METER = sql`(
  select (last_job.malo_id <> next_job.malo_id) is not true
    and (last_job.melo_id <> next_job.melo_id) is not true
  from job last_job, job next_job where last_job.id = last_id and next_job.id = next_id
) and (
  select bool_or(rate.obis = next_rate.obis) from rate_task rate, rate_task next_rate
  where rate.job_id = last_id and next_rate.job_id = next_id
    and rate.obis is not null and next_rate.obis is not null
) is not false`;

/**
 * Makes the imported jobs the successors of the archived jobs of the same meter and customer, and copies
 * their history and the last sent reading of each rate. A day that the file names itself stays as it is.
 *
 * A number that several archived or several present jobs of a customer have does not tell the meter:
 * place and OBIS codes decide then. Returns the jobs to which even these give no earlier job although one is left
 * over; they go on with nothing, because the readings of another meter are worse than none.
 */
export async function continueHistory(transaction: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ next_id: string }>`
    with of_number as (
      select array_agg(id) filter (where archived_on is not null) as last_ids,
        array_agg(id) filter (where archived_on is null) as next_ids
      from job
      where account_id in (select account_id from job where id in (select job_id from staged))
        and (archived_on is null or successor_id is null)
      group by account_id, meter_number
    ), alike as (
      select false as is_unclear, last_ids, next_ids from of_number
      where cardinality(last_ids) = 1 and cardinality(next_ids) = 1
      union all
      select true, array_agg(id) filter (where archived_on is not null),
        array_agg(id) filter (where archived_on is null)
      from of_number, unnest(last_ids || next_ids) as one_id join job on job.id = one_id
      where cardinality(last_ids) + cardinality(next_ids) > 2
      group by account_id, meter_number, ${PLACE}
    ), pair as (
      select last_id, next_id, count(*) over (partition by last_id) as nexts,
        count(*) over (partition by next_id) as lasts
      from alike, unnest(last_ids) as last_id, unnest(next_ids) as next_id
      where next_id in (select job_id from staged)
        and not exists (select from job where successor_id = next_id)
        and case when is_unclear then ${CAN_BE_ONE_METER} else true end
    ), continued as (
      update job set successor_id = next_id from pair
      where job.id = last_id and nexts = 1 and lasts = 1
      returning job.id, job.successor_id
    ), same_rate as (
      select rate.id as old_id, next_rate.id as new_id from continued
        join rate_task rate on rate.job_id = continued.id
        join rate_task next_rate on next_rate.job_id = successor_id and ${IS_SAME_RATE}
    ), last_result as (
      select distinct on (task_id) task_id, ${readOn('reading_result')} as day, reading_value from reading_result
      where task_id in (select old_id from same_rate)
      order by task_id, reading_date desc, received_at desc
    ), known as (
      select task_id, reading_date as day, position, reading_value, reason, other_reason
        from reading_event where task_id in (select old_id from same_rate)
      union all
      select task_id, day, 0, reading_value, 'PERIODIC_READING', null from last_result
      where not exists (select from reading_event event
        where event.task_id = last_result.task_id and event.reading_date = day)
    ), copied as (
      insert into reading_event
        (id, task_id, reading_date, position, reading_value, reason, other_reason)
      select new_id || '-' || day || case position when 0 then '' else '-' || position end,
        new_id, day, position, reading_value, reason, other_reason
      from known join same_rate on task_id = old_id
      where not exists (select from reading_event event
        where event.task_id = new_id and event.reading_date = day)
      on conflict (id) do nothing
    )
    select distinct next_id from of_number, unnest(next_ids) as next_id
    where next_id in (select job_id from staged)
      and not exists (select from job where successor_id = next_id)
      and not exists (select from continued where successor_id = next_id)
      and exists (select from unnest(last_ids) as last_id
        where last_id not in (select id from continued))
    order by next_id`.execute(transaction);
  return rows.map(({ next_id: id }) => id);
}
