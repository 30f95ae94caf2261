import { berlinDay, ROLES } from '@ablesbar/domain';
import { sql } from 'kysely';
import type { ServedApplication } from '../application/read-applications';
import { holdLock } from '../database/locks';
import type { Database } from '../database/open-database';
import type { Passwords } from '../session/passwords';
import { hashOf, newSecret } from '../session/secret';
import type { DemoJob } from './demo-job';
import { type DemoOwner, eventRows, jobRow, resultRows, taskRows } from './demo-rows';
import { customerJobs, neighbourJobs } from './household-jobs';
import { fewManagerJobs, managerJobs } from './manager-jobs';
import { shareDemoJobs } from './share-demo-jobs';
import { specialJobs } from './special-jobs';

export const DEMO_LOGINS = [
  { username: 'demo-kunde', password: 'demo-kunde' },
  { username: 'demo-nachbarin', password: 'demo-nachbarin' },
  { username: 'demo-verwaltung', password: 'demo-verwaltung' },
  { username: 'demo-sonderfall', password: 'demo-sonderfall' },
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
    accountId: 'demo-nachbarin',
    name: 'Aylin Demirtaş',
    login: DEMO_LOGINS[1],
    jobs: neighbourJobs,
    customer: {
      firstname: 'Aylin',
      lastname: 'Demirtaş',
      customerNumber: '100 2448',
      mailingAddress: { ...mailingAddress, houseNumber: '16' },
    },
  },
  {
    accountId: 'demo-verwaltung',
    name: 'Hausverwaltung Nord',
    login: DEMO_LOGINS[2],
    jobs: managerJobs,
    customer: { company: 'Hausverwaltung Nord', customerNumber: '100 9001', mailingAddress },
  },
  {
    accountId: 'demo-sonderfall',
    name: 'Hofgut Sonnental',
    login: DEMO_LOGINS[3],
    jobs: specialJobs,
    customer: { company: 'Hofgut Sonnental', customerNumber: '100 9002', mailingAddress },
  },
];

const AT_ONCE = 400;

export interface DemoParts {
  readonly application: ServedApplication;
  readonly passwords: Passwords;
  readonly now: Date;
  /**
   * False: only the manager's first meters and no sub-access. This is enough for tests of other
   * subjects.
   */
  readonly isWhole: boolean;
}

/**
 * Seeds the demo once, with deadlines and histories relative to `now`. A second start keeps the
 * changes that people have made.
 */
export async function seedDemo(database: Database, parts: DemoParts): Promise<void> {
  const { application, passwords, now, isWhole } = parts;
  await database.transaction().execute(async (transaction) => {
    // Without the lock, two servers that start together would both find an empty demo.
    await holdLock(transaction, 'demo');
    if (await isSeeded(transaction)) return;
    for (const account of ACCOUNTS) {
      const passwordHash = await passwords.hash(account.login.password);
      await insertAccount(transaction, account, application.applicationId, passwordHash);
      const isManager = account.jobs === managerJobs;
      const jobs = isManager && !isWhole ? fewManagerJobs : account.jobs;
      await insertJobs(transaction, account, jobs, now);
    }
    if (isWhole) await shareDemoJobs(transaction, parts);
  });
}

async function isSeeded(database: Database): Promise<boolean> {
  const ids = ACCOUNTS.map(({ accountId }) => accountId);
  const found = await database.selectFrom('account').select('id').where('id', 'in', ids).execute();
  return found.length > 0;
}

/**
 * The database holds only hashes, so every start makes a new link. The previous link no longer
 * works.
 */
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
      roles: JSON.stringify([ROLES.proUser, ROLES.registeredUserReceipt]),
    })
    .execute();
}

async function insertJobs(
  database: Database,
  owner: DemoAccount,
  jobs: readonly DemoJob[],
  now: Date,
): Promise<void> {
  const today = berlinDay(now);
  // A statement takes at most 65535 values, and a job has many columns.
  for (let from = 0; from < jobs.length; from += AT_ONCE) {
    const some = jobs.slice(from, from + AT_ONCE);
    await database
      .insertInto('job')
      .values(some.map((job) => jobRow(job, owner, today)))
      .execute();
  }
  await insertList(
    database,
    'rate_task',
    jobs.flatMap((job) => taskRows(job, today)),
  );
  await insertList(
    database,
    'reading_event',
    jobs.flatMap((job) => eventRows(job, today)),
  );
  await insertList(
    database,
    'reading_result',
    jobs.flatMap((job) => resultRows(job, owner, today)),
  );
}

/** Sends all rows as one value. Thousands of single values would take seconds to parse. */
async function insertList(
  database: Database,
  table: 'rate_task' | 'reading_event' | 'reading_result',
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  `.execute(database);
}
