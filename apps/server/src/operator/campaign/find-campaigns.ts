import { sql } from 'kysely';
import { tryLockForCommand } from '../../database/locks';
import type { Database } from '../../database/open-database';
import { IS_DONE } from '../../job/is-done';
import { OperatorFailure } from '../command';
import { campaignTexts } from './campaign-texts';

/** An import puts its jobs into the open campaign, so none may run while campaigns change. */
export async function holdCampaigns(transaction: Database): Promise<void> {
  if (!(await tryLockForCommand(transaction, 'import'))) {
    throw new OperatorFailure(campaignTexts.importRuns);
  }
}

export interface OpenCampaign {
  readonly id: string;
  readonly name: string;
}

export async function openCampaignOf(
  database: Database,
  applicationId: string,
): Promise<OpenCampaign | null> {
  const open = await database
    .selectFrom('campaign')
    .select(['id', 'name'])
    .where('application_id', '=', applicationId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return open ?? null;
}

export interface CountedCampaign extends OpenCampaign {
  readonly opened: string;
  readonly closed: string | null;
  readonly jobs: number;
  readonly done: number;
}

/** All campaigns of an application, the newest first. */
export async function countedCampaigns(
  database: Database,
  applicationId: string,
): Promise<readonly CountedCampaign[]> {
  const { rows } = await sql<CountedCampaign>`
    select campaign.id, name, ${dayOf('opened_at')} as opened, ${dayOf('closed_at')} as closed,
      count(job.id)::integer as jobs, (count(*) filter (where is_done))::integer as done
    from campaign left join (
      select id, campaign_id, ${IS_DONE} as is_done from job) as job on campaign_id = campaign.id
    where application_id = ${applicationId}
    group by campaign.id order by opened_at desc`.execute(database);
  return rows;
}

function dayOf(column: string) {
  return sql`(${sql.ref(column)} at time zone 'Europe/Berlin')::date::text`;
}
