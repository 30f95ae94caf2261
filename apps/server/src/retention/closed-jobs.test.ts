import { wholeConfig } from '@ablesbar/domain';
import { sql } from 'kysely';
import { deleteExpired } from '../app/housekeeping';
import type { Database } from '../database/open-database';
import { databaseKinds, openTestDatabase, waitUntilBlocked } from '../testing/test-database';
import { IN_DATABASE } from '../testing/test-server';
import { DEFAULT_RETENTION } from './retention-rules';

const NOW = new Date('2026-11-21T09:00:00Z');
const APPLICATION = 'a';

async function putJob(database: Database, daysAgo: number, features: object): Promise<void> {
  const config = JSON.stringify({ features });
  await sql`delete from account`.execute(database);
  await sql`insert into account (id, application_id, username, password_hash, name, roles)
    values ('c', ${APPLICATION}, 'c', '', '', '[]')`.execute(database);
  await sql`insert into job (id, account_id, latest_execution, is_reshare_allowed, config, customer,
    partner, meter_number, meter_address)
    values ('j', 'c', '2026-11-21'::date - ${daysAgo}::int, false, ${config}, '{}', '{}', '1', '{}')`.execute(
    database,
  );
  await sql`insert into rate_task (id, job_id, position, pre_decimals, post_decimals, is_strict)
    values ('t', 'j', 0, 6, 0, false)`.execute(database);
}

const of = (days: unknown) => ({ sendingAllowedDaysAfterLatestExecution: days });

const deleteOld = (database: Database, after = 0, applicationId = APPLICATION) => {
  return deleteExpired(database, IN_DATABASE, NOW, {
    retention: { ...DEFAULT_RETENTION, 'closed-jobs': 30 },
    applications: [{ applicationId, config: wholeConfig({ features: of(after) }) }],
    outbox: null,
  });
};

describe.each(databaseKinds)('a closed job on %s', (kind) => {
  let database: Database;
  let otherProcess: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, otherProcess, close } = await openTestDatabase(kind));
  });
  afterAll(() => close());

  const isLeft = async () => (await database.selectFrom('job').select('id').execute()).length === 1;

  it.each([
    { age: 31, application: 0, own: {}, stays: false },
    { age: 31, application: 14, own: {}, stays: true },
    { age: 44, application: 14, own: {}, stays: true },
    { age: 45, application: 14, own: {}, stays: false },
    { age: 44, application: 0, own: of(14), stays: true },
    { age: 45, application: 0, own: of(14), stays: false },
    { age: 31, application: 14, own: of(0), stays: false },
    { age: 400, application: 0, own: of(1e12), stays: true },
    // A job's own value that is no count of days does not count.
    { age: 44, application: 14, own: of('0'), stays: true },
    { age: 45, application: 14, own: of('400'), stays: false },
    { age: 44, application: 14, own: of(null), stays: true },
    { age: 44, application: 14, own: of(-1), stays: true },
    { age: 44, application: 14, own: of(2.5), stays: true },
    { age: 45, application: 14, own: of([400]), stays: false },
  ])(
    'after $age days, with $application days in its application and $own of its own, stays: $stays',
    async ({ age, application, own, stays }) => {
      await putJob(database, age, own);
      await deleteOld(database, application);
      expect(await isLeft()).toBe(stays);
    },
  );

  it('stays if its application is not served here', async () => {
    await putJob(database, 400, {});
    await deleteOld(database, 0, 'another');
    expect(await isLeft()).toBe(true);
  });

  if (kind === 'PostgreSQL') {
    it.each([
      {
        says: 'an import opens it again',
        statement: sql`update job set latest_execution = '2026-12-21'`,
      },
      {
        says: 'a reading of it is stored',
        statement: sql`insert into reading_result (id, task_id, account_id, reading_date,
          reading_value, received_at) values ('r', 't', 'c', ${NOW}, 1, ${NOW})`,
      },
    ])('stays if $says at the same moment', async ({ statement }) => {
      await putJob(database, 400, {});
      let round: Promise<void> = Promise.resolve();
      await otherProcess.transaction().execute(async (transaction) => {
        await statement.execute(transaction);
        let hasEnded = false;
        round = deleteOld(database).finally(() => {
          hasEnded = true;
        });
        await waitUntilBlocked(transaction, () => hasEnded);
      });
      await round;
      expect(await isLeft()).toBe(true);
      await deleteOld(database);
      expect(await isLeft()).toBe(true);
    });
  }
});
