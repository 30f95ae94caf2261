import { type Kysely, sql } from 'kysely';
import { registrationOf } from '../registration/registration';
import { queueMail, claimDueMail } from '../mail/waiting-mail';
import { makeSchema, testDatabaseUrl } from '../testing/test-database';
import { createServerWorld, DEMO_LOGIN } from '../testing/whole-server';
import { MIGRATIONS, migrate } from './migrate';
import { openPostgres } from './open-postgres';
import type { Schema } from './schema';
import { aKey } from '../testing/a-key-file';

/** From this migration on, two versions run side by side, so a migration may only add. */
const FIRST_SIDE_BY_SIDE = '2026-11-21-operator';

test.each(
  MIGRATIONS.slice(MIGRATIONS.findIndex(({ name }) => name === FIRST_SIDE_BY_SIDE)).map(
    ({ name, statements }) => ({ name, statements }),
  ),
)('$name takes nothing away that the version before needs', ({ statements }) => {
  for (const statement of statements) {
    expect(statement).not.toMatch(
      /\bdrop (table|column)\b|\brename\b|\bset not null\b|\btruncate\b/i,
    );
    const added = [...statement.matchAll(/add column (\w+ [^,]*)/gi)].map(([, column]) => column);
    for (const column of added) expect(column).not.toMatch(/not null(?!.*default)/i);
  }
});

const NEWER = [
  ...MIGRATIONS,
  {
    name: '9999-12-31-newer',
    statements: [
      'alter table job add column newer text',
      'alter table account add column newer integer not null default 0',
      'alter table reading_result add column newer jsonb',
      `do $$ declare its_name text; begin
        for its_name in select relname from pg_class where relnamespace = current_schema()::regnamespace
          and relkind in ('r', 'p') and not relispartition
          and relname not in ('job', 'account', 'reading_result') loop
          execute format('alter table %I add column newer text', its_name);
        end loop;
      end $$`,
      'create table newer (id text primary key, job_id text references job)',
      'create index on reading_result (reading_date)',
    ],
  },
];

const postgres = testDatabaseUrl();
if (postgres === null) {
  it.todo('an upgrade beside a running server: TEST_DATABASE_URL names no PostgreSQL');
} else {
  it('the previous version answers every call while a newer one migrates, and can start after it', async () => {
    const schema = await makeSchema(postgres);
    const world = createServerWorld();
    const older = await world.start({ databaseUrl: schema.url, limits: { account: 100_000 } });
    const { token } = await older.post('/auth/token', DEMO_LOGIN);
    let answered = 0;
    let isMigrated = false;
    const call = async (from: number): Promise<void> => {
      const { status } = await older.post(
        '/api/pro/job/kunde-gas/meterRateTask/result',
        {
          results: [
            { taskId: 'kunde-gas-1', comment: null, readingValue: from, readingImages: [] },
          ],
          readingDate: '2026-11-21T09:00:00.000Z',
        },
        token,
      );
      expect(status).toBe(200);
      answered += 1;
      expect(await older.jobs(token)).toContain(`"readingValue":${from}`);
      const isOver = isMigrated && answered > 40;
      if (!isOver) await call(from + 1);
    };
    const calls = Promise.all([13_100, 13_300, 13_500].map(call));

    const newer = await openPostgres(schema.url);
    await migrate(newer.database, NEWER);
    isMigrated = true;
    await calls;
    const { rows } = await sql<{ name: string }>`select name from migration
      where name = '9999-12-31-newer'`.execute(newer.database);
    expect(rows).toHaveLength(1);
    await newer.close();

    // The operator goes back to the previous version, for example because the newer one has a
    // fault.
    await older.stop();
    const again = await world.start({ databaseUrl: schema.url });
    expect((await again.post('/auth/token', DEMO_LOGIN)).status).toBe(200);
    await world.end();
    await schema.drop();
  });

  it('an older server still works after tables got more columns', async () => {
    const schema = await makeSchema(postgres);
    const [older, newer] = [await openPostgres(schema.url), await openPostgres(schema.url)];
    await migrate(older.database);
    await sql`insert into account (id, application_id, username, password_hash, name, roles)
      values ('a', 'a', 'a', '', '', '[]')`.execute(older.database);
    const now = new Date('2026-11-21T09:00:00Z');
    const letter = { subject: 'S', text: 'T', html: 'H' };
    const to = { name: 'E', email: 'e@example.org' };
    const ask = async () => {
      await queueMail(older.database, aKey(), { accountId: null, fromName: 'F', to, letter, now });
      expect(await claimDueMail(older.database, aKey(), now)).toMatchObject({ mail: letter });
      expect(await registrationOf(older.database, 'a')).toMatchObject({ email: null });
    };
    await ask();
    await migrate(newer.database, NEWER);
    await ask();
    await newer.close();
    await older.close();
    await schema.drop();
  });

  it('a migration gives way to a reading in a deadlock', async () => {
    const schema = await makeSchema(postgres);
    const [reader, newer] = [await openPostgres(schema.url), await openPostgres(schema.url)];
    await migrate(reader.database);
    let migrated: Promise<void> = Promise.resolve();
    // Locks in the order of a reading: first its own table, then the account that it belongs to.
    await reader.database.transaction().execute(async (transaction) => {
      await sql`lock table reading_result in row exclusive mode`.execute(transaction);
      migrated = migrate(newer.database, NEWER);
      await isWaitedFor(reader.database, 'reading_result');
      await sql`lock table account in row share mode`.execute(transaction);
    });
    await migrated;
    await newer.close();
    await reader.close();
    await schema.drop();
  });
}

async function isWaitedFor(database: Kysely<Schema>, table: string): Promise<void> {
  const { rows } = await sql`select from pg_locks
    where relation = ${table}::regclass and not granted`.execute(database);
  if (rows.length === 0) await isWaitedFor(database, table);
}
