import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { historyTexts } from './history-texts';

/** What a row says about its rate. Equal words mean the same rate, so each is looked up once. */
const WORDS = sql.raw('job_id, meter_number, task_id, obis, rate_name');

/** Finds the rate of each row, or why there is none, and the readings that contradict each other. */
export async function judgeHistory(transaction: Database, applicationId: string): Promise<void> {
  await sql`create index on staged (line)`.execute(transaction);
  await sql`analyze staged`.execute(transaction);
  await findTargets(transaction, applicationId);
  await sql`
    with placed as (
      select line, problem, pre_decimals, post_decimals,
        reading_value >= power(10::numeric, pre_decimals)
          or scale(trim_scale(reading_value)) > post_decimals as is_too_long,
        first_value(line) over (partition by task, reading_date, position order by line) as first
      from staged join target using (${WORDS})
    ), judged as (
      select line, concat_ws('; ', problem,
        case when is_too_long then replace(replace(${historyTexts.tooManyDigits('<pre>', '<post>')},
          '<pre>', pre_decimals::text), '<post>', post_decimals::text) end,
        case when problem is null and first < line
          then replace(${historyTexts.repeated('<line>')}, '<line>', first::text) end) as found
      from placed where problem is not null or is_too_long or first < line
    )
    update staged set reason = concat_ws('; ', reason, found)
    from judged where judged.line = staged.line and found <> ''`.execute(transaction);
}

/**
 * The table `target`: the rate that each choice of words means, or the problem with it. A meter's
 * number means its newest job, of the open campaign if there is one. Two customers never share a history.
 */
async function findTargets(transaction: Database, applicationId: string): Promise<void> {
  await sql`
    create temporary table target on commit drop as
    with asked as (
      select distinct ${WORDS} from staged where job_id <> '' or meter_number <> ''
    ), own_job as (
      select job.id, account_id, job.meter_number, archived_on,
        coalesce(latest_execution, job.target_reading_date, 'infinity') as until
      from job join account on account.id = account_id and application_id = ${applicationId}
    ), newest as (
      select meter_number, count(distinct account_id) as customers,
        (array_agg(id order by archived_on desc nulls first, until desc, id desc))[1] as id
      from own_job where meter_number in (select meter_number from asked where job_id = '')
      group by meter_number
    ), found as (
      select asked.*, coalesce(own_job.id, newest.id) as of_job, customers,
        own_job.meter_number as its_meter
      from asked left join own_job on own_job.id = asked.job_id
        left join newest on asked.job_id = '' and newest.meter_number = asked.meter_number
    ), counted as (
      select found.*, count(rate_task.id) as rates, min(rate_task.id) as only_task,
        min(rate_task.pre_decimals) as pre_decimals, min(rate_task.post_decimals) as post_decimals
      from found left join rate_task on rate_task.job_id = of_job
        and found.task_id in ('', rate_task.id)
        and (found.obis = '' or found.obis = rate_task.obis)
        and (found.rate_name = '' or found.rate_name = rate_task.rate_name)
      group by ${sql.raw('found.job_id, found.meter_number, found.task_id, found.obis, found.rate_name')},
        of_job, customers, its_meter
    )
    select ${WORDS}, of_job, pre_decimals, post_decimals,
      case when rates = 1 then only_task end as task,
      case
        when of_job is null and job_id <> '' then ${historyTexts.unknownJob}
        when of_job is null then ${historyTexts.unknownMeter}
        when customers > 1 then ${historyTexts.severalCustomers}
        when its_meter <> meter_number and meter_number <> '' then ${historyTexts.otherMeter}
        when rates = 0 then replace(${historyTexts.unknownRate('<rates>')}, '<rates>', ${RATES})
        when rates > 1 then replace(${historyTexts.severalRates('<rates>')}, '<rates>', ${RATES})
      end as problem
    from counted`.execute(transaction);
  await sql`analyze target`.execute(transaction);
}

const RATES = sql`coalesce((select string_agg(coalesce(obis, rate_name, id), ', ' order by position)
  from rate_task where rate_task.job_id = of_job), '-')`;
