import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { sql } from 'kysely';
import { migrate } from './migrate';

describe.each(databaseKinds)('on the %s database', (kind) => {
  it('runs each migration once, even if several servers start', async () => {
    const { database, close } = await openTestDatabase(kind);
    const names = () => sql`select name from migration order by name`.execute(database);
    const { rows: once } = await names();
    expect(once).toContainEqual({ name: '2026-11-21-readings' });
    // Only the tables of this file's own schema: other tests run on the same PostgreSQL at the same
    // time.
    const tables = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema()`.execute(
      database,
    );
    for (const { name } of tables.rows) {
      await sql`drop table if exists ${sql.id(name)} cascade`.execute(database);
    }
    const functions = await sql<{ name: string }>`select proname as name from pg_proc
      where pronamespace = current_schema()::regnamespace`.execute(database);
    for (const { name } of functions.rows) {
      await sql`drop function ${sql.id(name)}`.execute(database);
    }
    await Promise.all(Array.from({ length: 5 }, () => migrate(database)));
    expect((await names()).rows).toEqual(once);
    await close();
  });

  it('keeps existing data', async () => {
    const { database, close } = await openTestDatabase(kind);
    await database.insertInto('setting').values({ name: 'a', value: 'b' }).execute();
    await migrate(database);
    const kept = await database.selectFrom('setting').selectAll().execute();
    expect(kept).toEqual([{ name: 'a', value: 'b' }]);
    await close();
  });
});
