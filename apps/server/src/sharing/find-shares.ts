import type { Share } from '@ablesbar/domain';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';

interface SubAccess extends Omit<Share, 'sharedAccounts'> {
  readonly parentId: string;
}

/** All shares of an account and the shares below them, with the jobs that can be read. */
export async function findShares(database: Database, accountId: string): Promise<readonly Share[]> {
  const { rows } = await sql<SubAccess>`
    with recursive below as (
      select * from account where parent_id = ${accountId}
      union all
      select account.* from account join below on account.parent_id = below.id
    )
    select below.id, below.name, below.username, below.parent_id as "parentId",
      below.allow_to_reshare as "allowToReShare",
      array(select job_id from shared_job join job on job.id = job_id
        where shared_job.account_id = below.id and archived_on is null order by job_id) as "jobIds"
    from below order by below.name, below.id`.execute(database);
  return treeOf(rows, accountId);
}

function treeOf(rows: readonly SubAccess[], parentId: string): readonly Share[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ parentId: _, ...share }) => ({ ...share, sharedAccounts: treeOf(rows, share.id) }));
}

/** Finds a share that this account itself created. Only its creator may change a share. */
export async function findOwnShare(
  database: Database,
  parentId: string,
  shareId: string,
): Promise<{ readonly username: string } | null> {
  const share = await database
    .selectFrom('account')
    .select('username')
    .where('id', '=', shareId)
    .where('parent_id', '=', parentId)
    .executeTakeFirst();
  return share ?? null;
}
