import { isShareable, ROLES, type Share, type ShareLogin } from '@ablesbar/domain';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { ApiError } from '../base/errors';
import type { Database } from '../database/open-database';
import { domainJob, findJobs } from '../job/find-jobs';
import type { Caller } from '../session/callers';
import type { Passwords } from '../session/passwords';
import { storeLinkToken, newLogin, type NewLogin, tokenEnd } from './share-login';

export interface WantedShare {
  readonly name: string;
  readonly allowToReShare: boolean;
  readonly jobIds: readonly string[];
}

/** Creates a sub-access to some of the caller's jobs. Its login is shown in this answer only. */
export async function createShare(
  { database, passwords }: { readonly database: Database; readonly passwords: Passwords },
  caller: Caller,
  { name, allowToReShare, jobIds: asked }: WantedShare,
): Promise<Share & ShareLogin> {
  const { account, application } = caller;
  const jobIds = [...new Set(asked)].sort();
  const jobs = await shareableJobs(database, caller, jobIds);
  const login = await newLogin(passwords, application.config, {
    username: null,
    tokenEndsAt: tokenEnd(jobs, application.config),
  });
  const id = randomUUID();
  await database.transaction().execute(async (transaction) => {
    await insertSubAccess(transaction, caller, { id, name, allowToReShare }, login);
    await giveJobs(transaction, account.id, id, jobIds);
  });
  return { id, name, allowToReShare, jobIds, sharedAccounts: [], ...login.shown };
}

/** Returns all jobs or fails: 404 for a job that is not the caller's, 403 for one that may not be shared. */
async function shareableJobs(
  database: Database,
  { account, application }: Caller,
  jobIds: readonly string[],
) {
  const found = await findJobs(database, account.id);
  const byId = new Map(found.map((job) => [job.id, domainJob(job, account.id)]));
  const jobs = jobIds.flatMap((id) => byId.get(id) ?? []);
  if (jobs.length < jobIds.length) throw new ApiError(404);
  if (!jobs.every((job) => isShareable(job, application.config))) throw new ApiError(403);
  return jobs;
}

async function insertSubAccess(
  database: Database,
  { account, application }: Caller,
  { id, name, allowToReShare }: Pick<Share, 'id' | 'name' | 'allowToReShare'>,
  login: NewLogin,
): Promise<void> {
  await database
    .insertInto('account')
    .values({
      id,
      application_id: application.applicationId,
      username: login.shown.username,
      password_hash: login.passwordHash,
      name,
      parent_id: account.id,
      roles: JSON.stringify([ROLES.proUser]),
      allow_to_reshare: allowToReShare,
    })
    .execute();
  await storeLinkToken(database, id, login);
}

/** Stores who passed a job on: if the giver loses the job, the receiver loses it too. */
async function giveJobs(
  database: Database,
  giver: string,
  receiver: string,
  jobIds: readonly string[],
): Promise<void> {
  await database
    .insertInto('shared_job')
    .columns(['account_id', 'job_id', 'given_by'])
    .expression((eb) =>
      eb
        .selectFrom('job')
        .select((of) => [
          of.val(receiver).as('account_id'),
          'id',
          of
            .case()
            .when('account_id', '=', giver)
            .then(null)
            .else(of.val(giver))
            .end()
            .as('given_by'),
        ])
        // One array parameter: the text of the statement is the same for any number of jobs.
        .where('id', '=', sql<string>`any(${jobIds}::text[])`),
    )
    .execute();
}
