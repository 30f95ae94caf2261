import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { sql } from 'kysely';
import { migrate } from './migrate';

describe.each(databaseKinds)('on the %s database', (kind) => {
  it('runs each migration once, however many servers start', async () => {
    const { database, close } = await openTestDatabase(kind);
    await sql`drop table migration, remembered_answer, result_photo, photo, reading_result,
      reading_event, rate_task, job, refresh_token, link_token, account, setting`.execute(database);
    await Promise.all(Array.from({ length: 5 }, () => migrate(database)));
    const { rows } = await sql`select name from migration`.execute(database);
    expect(rows).toEqual([{ name: '2026-11-21-readings' }]);
    await close();
  });

  it('keeps what is there', async () => {
    const { database, close } = await openTestDatabase(kind);
    await database.insertInto('setting').values({ name: 'a', value: 'b' }).execute();
    await migrate(database);
    const kept = await database.selectFrom('setting').selectAll().execute();
    expect(kept).toEqual([{ name: 'a', value: 'b' }]);
    await close();
  });
});
