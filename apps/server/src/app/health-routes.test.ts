import { sql } from 'kysely';
import type { Database, OpenDatabase } from '../database/open-database';
import { DEFAULT_RETENTION } from '../retention/retention-rules';
import { openTestDatabase } from '../testing/test-database';
import { IN_DATABASE, startTestServer } from '../testing/test-server';
import { runHousekeeping } from './housekeeping';
import { createHousekeepingState } from './housekeeping-state';

const FORWARDED = { 'x-forwarded-for': '192.0.2.1' };

it('is up and ready while the database answers', async () => {
  const opened = await openTestDatabase('embedded');
  const test = await startTestServer(opened.database);
  expect(await test.get('/healthz')).toMatchObject({ status: 200, body: { status: 'up' } });
  expect(await test.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  await opened.close();
  expect(await test.get('/healthz')).toMatchObject({ status: 200 });
  expect(await test.get('/readyz')).toEqual({
    status: 503,
    body: { message: 'This is not possible at the moment.' },
    text: '{"message":"This is not possible at the moment."}',
  });
  await test.server.close();
});

it('is not ready before the migrations have run', async () => {
  const opened = await openTestDatabase('embedded');
  const test = await startTestServer(opened.database);
  await opened.database.schema.dropTable('migration').execute();
  expect(await test.get('/readyz')).toMatchObject({ status: 503 });
  await test.server.close();
  await opened.close();
});

it('is not ready while the database takes no writes, as a standby', async () => {
  const opened = await openTestDatabase('embedded');
  const test = await startTestServer(opened.database);
  await sql`set default_transaction_read_only = on`.execute(opened.database);
  expect(await test.get('/readyz')).toMatchObject({ status: 503 });
  await sql`set default_transaction_read_only = off`.execute(opened.database);
  expect(await test.get('/readyz')).toMatchObject({ status: 200 });
  await test.server.close();
  await opened.close();
});

it('warns if no round of housekeeping was good for an hour', async () => {
  let now = new Date('2026-11-21T09:00:00Z');
  const housekeeping = createHousekeepingState(() => now);
  const after = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
    return housekeeping.isLate();
  };
  expect([after(60), after(1)]).toEqual([false, true]);
  const opened = await openTestDatabase('embedded');
  const test = await startTestServer(opened.database, { housekeeping });
  const late = { status: 'ready', warnings: ['housekeeping'] };
  expect(await test.get('/readyz')).toMatchObject({ status: 200, body: late });
  const parts = [IN_DATABASE, () => now, { warn: () => undefined }] as const;
  const kept = { retention: DEFAULT_RETENTION, applications: [], outbox: null };
  const run = (database: Database) =>
    runHousekeeping(database, ...parts, { ...kept, onGoodRound: housekeeping.roundWasGood }).stop();
  await run(opened.database.withSchema('nowhere'));
  expect(housekeeping.lastGood()).toBeNull();
  await run(opened.database);
  expect(housekeeping.lastGood()).toEqual(now);
  expect((await test.get('/readyz')).body).toEqual({ status: 'ready' });
  await test.server.close();
  await opened.close();
});

describe('a forwarded address', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase('embedded');
  });
  afterAll(() => opened.close());

  it.each([
    { says: 'no proxy', trusted: [], header: {}, isWarned: false },
    { says: 'a trusted proxy', trusted: ['127.0.0.1'], header: FORWARDED, isWarned: false },
    {
      says: 'a proxy that is not trusted',
      trusted: ['10.9.9.9'],
      header: FORWARDED,
      isWarned: true,
    },
    { says: 'a proxy without TRUSTED_PROXY', trusted: [], header: FORWARDED, isWarned: true },
  ])('$says: warns once on the console and in health: $isWarned', async (row) => {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    const test = await startTestServer(opened.database, { trustedProxies: row.trusted, say });
    for (let one = 0; one < 3; one += 1) {
      await test.server.inject({ url: '/api/application', headers: row.header });
    }
    const warnings = row.isWarned ? { warnings: ['TRUSTED_PROXY'] } : {};
    expect(lines).toEqual(
      row.isWarned
        ? [expect.stringMatching(/^Achtung: .*TRUSTED_PROXY=127\.0\.0\.1 setzen\.$/)]
        : [],
    );
    expect((await test.get('/healthz')).body).toEqual({ status: 'up', ...warnings });
    expect((await test.get('/readyz')).body).toEqual({ status: 'ready', ...warnings });
    await test.server.close();
  });

  it('does not write down the address of a stranger who pretends to be a proxy', async () => {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    const test = await startTestServer(opened.database, { say });
    const remoteAddress = '203.0.113.7';
    await test.server.inject({ url: '/healthz', headers: FORWARDED, remoteAddress });
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/203\.0|192\.0/);
    await test.server.close();
  });
});
