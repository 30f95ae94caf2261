import { sql } from 'kysely';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database';
import { inOneTransaction } from './one-transaction';
import type { Database } from './open-database';

describe.each(databaseKinds)('one transaction on %s', (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());

  const addIn = (database: Database, name: string) =>
    database.transaction().execute(async (part) => {
      await sql`create temporary table mine (name text) on commit drop`.execute(part);
      await part.insertInto('setting').values({ name, value: '' }).execute();
    });
  const names = async () => {
    const rows = await opened.database.selectFrom('setting').select('name').execute();
    return rows.map(({ name }) => name).filter((name) => name.startsWith('part'));
  };

  it('stores nothing of its parts if a later one fails', async () => {
    const work = inOneTransaction(opened.database, async (joined) => {
      await addIn(joined, 'part 1');
      throw new Error('in between');
    });
    await expect(work).rejects.toThrow('in between');
    expect(await names()).toEqual([]);
  });

  it('a part leaves no table of its own behind', async () => {
    await inOneTransaction(opened.database, async (joined) => {
      await addIn(joined, 'part 1');
      await addIn(joined, 'part 2');
    });
    expect(await names()).toEqual(['part 1', 'part 2']);
  });
});
