import { sql } from 'kysely';
import { openDatabase } from '../database/open-database';
import { indexesOf, openExplained } from '../testing/explained-database';
import { makeSchema, testDatabaseUrl } from '../testing/test-database';
import { IN_DATABASE } from '../testing/test-server';
import { createAnswers } from './remembered-answer';

const postgres = testDatabaseUrl();
if (postgres === null) it.todo('plan of keys: TEST_DATABASE_URL names no PostgreSQL');
else describe('the plan of the statement that stores readings', () => plan(postgres));

function plan(server: string): void {
  let schema: Awaited<ReturnType<typeof makeSchema>>;
  let explained: ReturnType<typeof openExplained>;
  let weeks: readonly string[];

  beforeAll(async () => {
    schema = await makeSchema(server);
    const { database, close } = await openDatabase({ databaseUrl: schema.url, dataDir: '' });
    const { rows } = await sql<{ readonly name: string }>`
      select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'remembered_key'::regclass`.execute(database);
    weeks = rows.map(({ name }) => name);
    const indexes = await indexesOf(database);
    await close();
    const tables = ['remembered_answer', ...weeks];
    explained = openExplained(schema.url, { indexes, tables, isForced: false });
  });
  afterAll(async () => {
    await explained.database.destroy();
    await schema.drop();
  });

  it('finds keys by an index in an empty week, because it is kept while the week grows', async () => {
    const answerOnce = createAnswers<object>(
      {
        database: explained.database,
        photoPlaces: IN_DATABASE,
        log: { warn: () => undefined },
      },
      sql`stored as (select from new)`,
    );
    const to = { owner: 'o', key: 'k', content: 'c', now: new Date() };
    await answerOnce(to, async () => ({ id: 'a', answer: 'new', photos: [], reading: {} }));
    expect([...explained.scans]).toEqual([]);
    // Shows that the check above can fail.
    await sql`select from remembered_key where content = 'c'`.execute(explained.database);
    expect([...explained.scans]).toEqual(weeks);
  });
}
