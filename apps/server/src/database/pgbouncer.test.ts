import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { deleteExpired } from '../app/housekeeping';
import { isUnavailable } from '../base/is-unavailable';
import { type RunningPgbouncer, pgbouncerProgram, startPgbouncer } from '../testing/pgbouncer';
import { jpegOf } from '../testing/pictures';
import { makeSchema, testDatabaseUrl, waitUntilBlocked } from '../testing/test-database';
import { IN_DATABASE } from '../testing/test-server';
import { createServerWorld, DEMO_LOGIN, type WholeServer } from '../testing/whole-server';
import { KEEPS_PLAN } from './kept-plans';
import { holdLock } from './locks';
import { type Database, openDatabase } from './open-database';
import { openPostgres } from './open-postgres';

/** Fewer than the connections of one server, so that servers change connections all the time. */
const POOL = 3;
const RESULT_PATH = '/api/pro/job/kunde-gas/meterRateTask/result';
const reading = (readingValue: number, readingImages: readonly object[] = []) => ({
  results: [{ taskId: 'kunde-gas-1', comment: null, readingValue, readingImages }],
  readingDate: '2026-11-21T09:00:00.000Z',
});

const postgres = testDatabaseUrl();
const program = pgbouncerProgram();
if (postgres === null || program === null) {
  it.todo('a PgBouncer in transaction mode: TEST_DATABASE_URL or TEST_PGBOUNCER names none');
} else {
  let schema: Awaited<ReturnType<typeof makeSchema>>;
  let pgbouncer: RunningPgbouncer;
  const world = createServerWorld();
  const urlOf = (place: 'itself' | 'behind a PgBouncer') =>
    place === 'itself' ? schema.url : pgbouncer.url;

  beforeAll(async () => {
    schema = await makeSchema(postgres);
    pgbouncer = await startPgbouncer(program, schema.url, POOL);
  });
  afterAll(async () => {
    await world.end();
    await pgbouncer.stop();
    await schema.drop();
  });

  it('servers behind a PgBouncer start at once and do all that a server does', async () => {
    const start = () => world.start({ databaseUrl: pgbouncer.url, limits: { account: 100_000 } });
    const [one, other] = await Promise.all([start(), start()]);
    const servers: readonly WholeServer[] = [one, other];
    const { token } = await one.post('/auth/token', DEMO_LOGIN);

    const values = Array.from({ length: 10 }, (_, index) => 13_210 + index);
    const photo = {
      encodedImage: jpegOf({ length: 99 }).toString('base64'),
      mimeType: 'image/jpeg',
    };
    const calls = values.flatMap((value) =>
      servers.map(async (server, index) => {
        const isSpecial = value % 5 === 0;
        const body = reading(value + index / 2, isSpecial ? [photo] : []);
        const sent = server.post(RESULT_PATH, body, token);
        const login = isSpecial ? server.post('/auth/token', DEMO_LOGIN) : sent;
        await server.jobs(token);
        return [(await sent).status, (await login).status];
      }),
    );
    expect(new Set((await Promise.all(calls)).flat())).toEqual(new Set([200]));
    const kept = await other.jobs(token);
    for (const value of values) expect(kept).toContain(`"readingValue":${value}`);

    const { database, close } = await openPostgres(pgbouncer.url);
    const now = new Date('2027-03-01T00:00:00Z');
    const round = () => deleteExpired(database, IN_DATABASE, now);
    await Promise.all([round(), round()]);
    // Rounds at the same time may each leave a step to the other; the next round does it.
    await round();
    const tokens = await database.selectFrom('refresh_token').select('token_hash').execute();
    expect(tokens).toEqual([]);
    await close();
  });

  describe.each(['itself', 'behind a PgBouncer'] as const)('PostgreSQL %s', (place) => {
    it('ends a statement that is late, so that it holds neither connection nor lock', async () => {
      const name = randomUUID();
      const holding = await openDatabase({ databaseUrl: schema.url, dataDir: '' });
      const limited = await openPostgres(urlOf(place), { statementMs: 200, poolSize: 2 });
      await holding.database.insertInto('setting').values({ name, value: '' }).execute();
      await holding.database.transaction().execute(async (transaction) => {
        await sql`select from setting where name = ${name} for update`.execute(transaction);
        const waiting = limited.database.deleteFrom('setting').where('name', '=', name).execute();
        const late = waiting.catch((error: unknown) => error);
        await waitUntilBlocked(transaction);
        expect(isUnavailable(await late)).toBe(true);
        await waitUntilFree(transaction);
      });
      const kept = holding.database.selectFrom('setting').where('name', '=', name).select('name');
      expect(await kept.execute()).toHaveLength(1);
      await limited.close();
      await holding.close();
    });

    it('keeps the plans of hot statements, unless each may run in another session', async () => {
      const { database, close } = await openPostgres(urlOf(place), { poolSize: 1 });
      const hot = (value: number) =>
        sql`select ${KEEPS_PLAN} ${value}::integer as value`.execute(database);
      for (const value of [1, 2]) expect((await hot(value)).rows).toEqual([{ value }]);
      const { rows } = await sql`select statement from pg_prepared_statements`.execute(database);
      expect(rows).toHaveLength(place === 'itself' ? 1 : 0);
      await close();
    });

    it('limits a transaction whose server vanishes, and nothing beyond it', async () => {
      const { database, close } = await openPostgres(urlOf(place), { poolSize: 2 });
      const limits = async (of: typeof database) => {
        const { rows } = await sql<{ statement: string; idle: string }>`
          select current_setting('statement_timeout') as statement,
            current_setting('idle_in_transaction_session_timeout') as idle`.execute(of);
        return rows[0];
      };
      const inside = await database.transaction().execute(limits);
      expect(inside).toEqual({ statement: '1min', idle: '1min' });
      expect(await limits(database)).toEqual({ statement: '0', idle: '0' });
      await close();
    });

    it('gives a migration more time than a call', async () => {
      const holding = await openPostgres(schema.url);
      const calls = await openPostgres(urlOf(place), { statementMs: 50, poolSize: 2 });
      const { opening } = await holding.database.transaction().execute(async (transaction) => {
        await holdLock(transaction, 'migration');
        const at = { databaseUrl: urlOf(place), dataDir: '' };
        const migrating = openDatabase(at, { statementMs: 50 });
        await waitUntilBlocked(transaction);
        const call = sql`select pg_sleep(60)`.execute(calls.database);
        await expect(call).rejects.toThrow('timeout');
        return { opening: migrating };
      });
      await (await opening).close();
      await calls.close();
      await holding.close();
    });
  });
}

/** Resolves when no other transaction waits for a lock of this transaction. */
async function waitUntilFree(transaction: Database): Promise<void> {
  const { rows } = await sql`select from pg_locks
    where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(transaction);
  if (rows.length > 0) await waitUntilFree(transaction);
}
