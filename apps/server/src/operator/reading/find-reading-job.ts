import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { findWantedJobs } from '../../job/find-jobs';
import type { WireJob } from '../../job/wire-job';
import { OperatorFailure } from '../command';
import { readingTexts } from './reading-texts';

export interface ReadingJob {
  readonly job: WireJob;
  /** The customer to whom the job belongs. */
  readonly accountId: string;
}

interface Found {
  readonly id: string;
  readonly account_id: string;
  readonly meter_number: string;
}

/** Finds a job by its id or, while it can be read, by the number of its meter, in which spaces and case do not count. */
export async function findReadingJob(
  database: Database,
  applicationId: string,
  asked: string,
): Promise<ReadingJob> {
  const { rows } = await sql<Found>`
    select job.id, account_id, meter_number from job join account on account.id = account_id
    where application_id = ${applicationId} and (job.id = ${asked} or archived_on is null and
      upper(regexp_replace(meter_number, '[[:space:]]', '', 'g')) = ${asked.replace(/\s/g, '').toUpperCase()})
    order by latest_execution desc nulls last, job.id`.execute(database);
  const named = rows.filter(({ id }) => id === asked);
  const [one, ...others] = named.length > 0 ? named : rows;
  if (one === undefined) throw new OperatorFailure(readingTexts.noJob(asked));
  if (others.length > 0) {
    const ids = [one, ...others].map(({ id }) => id);
    throw new OperatorFailure(readingTexts.manyJobs(asked, ids));
  }
  const [job] = await findWantedJobs(database, [{ jobId: one.id, accountId: one.account_id }]);
  if (job === null || job === undefined) throw new OperatorFailure(readingTexts.noJob(asked));
  return { job, accountId: one.account_id };
}
