import { sql } from 'kysely';
import { IS_LAST_WORD } from './not-readable-report';

/** Whether each rate of `job` has a reading, or the last answer says that the meter cannot be read. */
export const IS_DONE = sql`(exists (select from rate_task where job_id = job.id) and not exists (
    select from rate_task where job_id = job.id and not exists (
      select from reading_result where task_id = rate_task.id))
  or exists (select from not_readable report where report.job_id = job.id and ${IS_LAST_WORD}))`;
