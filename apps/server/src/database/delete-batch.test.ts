import { sql } from 'kysely';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { migrate } from './migrate';
import { BATCH, deleteBatch } from './delete-batch';

const NOW = new Date('2026-11-21T09:00:00Z');

test.each(databaseKinds)('deletes expired rows in batches on the %s database', async (kind) => {
  const { database, close } = await openTestDatabase(kind);
  await migrate(database);
  const put = (many: number, at: Date) =>
    sql`insert into remembered_answer (owner, key, status, body, answered_at)
      select ${at.toISOString()}, number::text, 200, '', ${at}
      from generate_series(1, ${sql.lit(many)}) number`.execute(database);
  await put(BATCH + 1, new Date(NOW.getTime() - 1));
  await put(1, NOW);
  const deleted = () => deleteBatch(database, 'remembered_answer.answered_at', NOW);
  expect([await deleted(), await deleted(), await deleted()]).toEqual([BATCH, 1, 0]);
  const left = await database.selectFrom('remembered_answer').select('answered_at').execute();
  expect(left).toEqual([{ answered_at: NOW }]);
  await close();
});
