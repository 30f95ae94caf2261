import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { IS_SAME_RATE, readOn } from '../../job/same-rate';

/**
 * Makes the imported jobs the successors of the archived jobs of the same meter and customer, and copies
 * their history and the last sent reading of each rate. A day that the file names itself stays as it is.
 */
export async function continueHistory(transaction: Database): Promise<void> {
  await sql`
    with next_job as (
      select distinct on (account_id, meter_number) id, account_id, meter_number from job
      where id in (select job_id from staged) order by account_id, meter_number, id
    ), continued as (
      update job set successor_id = next_job.id from next_job
      where job.account_id = next_job.account_id and job.meter_number = next_job.meter_number
        and job.archived_on is not null and job.successor_id is null
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
    )
    insert into reading_event
      (id, task_id, reading_date, position, reading_value, reason, other_reason)
    select new_id || '-' || day || case position when 0 then '' else '-' || position end,
      new_id, day, position, reading_value, reason, other_reason
    from known join same_rate on task_id = old_id
    where not exists (select from reading_event event
      where event.task_id = new_id and event.reading_date = day)
    on conflict (id) do nothing`.execute(transaction);
}
