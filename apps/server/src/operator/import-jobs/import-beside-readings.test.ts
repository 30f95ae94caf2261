import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { testDatabaseUrl, waitUntilBlocked } from '../../testing/test-database';
import { importJobs } from './import-jobs';

const HEAD = 'customerNumber;lastname;jobId;meterNumber;preDecimals;obis';
const DAY_RATE = 'c-1;Brandt;j-1;7ELS1;6;1-1:1.8.1';
const NIGHT_RATE = 'c-1;Brandt;j-1;7ELS1;6;1-1:1.8.2';

if (testDatabaseUrl() === null) {
  it.todo('an import beside a reading: TEST_DATABASE_URL names no PostgreSQL');
} else {
  let desk: OperatorDesk;
  beforeAll(async () => {
    desk = await openOperatorDesk('PostgreSQL');
  });
  afterAll(() => desk.close());

  it('keeps a rate whose first reading is being stored while a file without the rate is imported', async () => {
    const take = (...rows: readonly string[]) => {
      writeFileSync(join(desk.cwd, 'jobs.csv'), [HEAD, ...rows].join('\n'));
      return desk.run(importJobs, ['jobs.csv']);
    };
    await take(DAY_RATE, NIGHT_RATE);
    const night = await desk.database
      .selectFrom('rate_task')
      .select('id')
      .where('obis', '=', '1-1:1.8.2')
      .executeTakeFirstOrThrow();
    let taken: Promise<string> = Promise.resolve('');
    await desk.otherProcess.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('reading_result')
        .values({
          id: 'r-1',
          task_id: night.id,
          account_id: null,
          reading_date: desk.clock(),
          reading_value: '18844.2',
          comment: null,
          received_at: desk.clock(),
        })
        .execute();
      taken = take(DAY_RATE);
      await waitUntilBlocked(transaction);
    });
    await taken;
    expect(await desk.database.selectFrom('reading_result').select('id').execute()).toEqual([
      { id: 'r-1' },
    ]);
  });
}
