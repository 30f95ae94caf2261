import { berlinDay } from '@ablesbar/domain';
import type { Database } from '../database/open-database';
import type { Passwords } from '../session/passwords';
import { hashOf, newSecret } from '../session/secret';
import { customerJobs } from './customer-jobs';
import type { DemoJob } from './demo-job';
import { type DemoOwner, eventRows, jobRow, resultRows, taskRows } from './demo-rows';
import { managerJobs } from './manager-jobs';

export const DEMO_LOGINS = [
  { username: 'demo-kunde', password: 'demo-kunde' },
  { username: 'demo-verwaltung', password: 'demo-verwaltung' },
] as const;

interface DemoAccount extends DemoOwner {
  readonly name: string;
  readonly login: (typeof DEMO_LOGINS)[number];
  readonly jobs: readonly DemoJob[];
}

const mailingAddress = {
  street: 'Lindenstraße',
  houseNumber: '14',
  zip: '39999',
  city: 'Neuenbrück',
};

const ACCOUNTS: readonly DemoAccount[] = [
  {
    accountId: 'demo-kunde',
    name: 'Hannelore Brandt',
    login: DEMO_LOGINS[0],
    jobs: customerJobs,
    customer: {
      firstname: 'Hannelore',
      lastname: 'Brandt',
      customerNumber: '100 2447',
      mailingAddress,
    },
  },
  {
    accountId: 'demo-verwaltung',
    name: 'Hausverwaltung Nord',
    login: DEMO_LOGINS[1],
    jobs: managerJobs,
    customer: { company: 'Hausverwaltung Nord', customerNumber: '100 9001', mailingAddress },
  },
];

/** Deadlines and histories count from `now`. Once: a second start finds what people did with it. */
export async function seedDemo(
  database: Database,
  {
    applicationId,
    passwords,
    now,
  }: { readonly applicationId: string; readonly passwords: Passwords; readonly now: Date },
): Promise<void> {
  const seeded = await database
    .selectFrom('account')
    .select('id')
    .where('id', '=', ACCOUNTS[0]?.accountId ?? '')
    .executeTakeFirst();
  if (seeded !== undefined) return;
  await database.transaction().execute(async (transaction) => {
    for (const account of ACCOUNTS) {
      const passwordHash = await passwords.hash(account.login.password);
      await insertAccount(transaction, account, applicationId, passwordHash);
      await insertJobs(transaction, account, now);
    }
  });
}

/** Only hashes are kept, so every start makes a new link; the one before no longer opens anything. */
export async function renewDemoLink(database: Database): Promise<string> {
  const token = newSecret();
  const accountId = 'demo-kunde';
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('link_token').where('account_id', '=', accountId).execute();
    await transaction
      .insertInto('link_token')
      .values({ token_hash: hashOf(token), account_id: accountId })
      .execute();
  });
  return token;
}

async function insertAccount(
  database: Database,
  { accountId, name, login }: DemoAccount,
  applicationId: string,
  passwordHash: string,
): Promise<void> {
  await database
    .insertInto('account')
    .values({
      id: accountId,
      application_id: applicationId,
      username: login.username,
      password_hash: passwordHash,
      name,
      parent_id: null,
      roles: JSON.stringify(['ROLE_KSA_PRO_USER']),
    })
    .execute();
}

async function insertJobs(database: Database, owner: DemoAccount, now: Date): Promise<void> {
  const { jobs } = owner;
  const today = berlinDay(now);
  await database
    .insertInto('job')
    .values(jobs.map((job) => jobRow(job, owner, today)))
    .execute();
  await database.insertInto('rate_task').values(jobs.flatMap(taskRows)).execute();
  await database
    .insertInto('reading_event')
    .values(jobs.flatMap((job) => eventRows(job, today)))
    .execute();
  const results = jobs.flatMap((job) => resultRows(job, owner, today));
  if (results.length > 0) await database.insertInto('reading_result').values(results).execute();
}
