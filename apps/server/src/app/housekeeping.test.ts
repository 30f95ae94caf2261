import Fastify from 'fastify';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { IN_DATABASE, startTestServer } from '../testing/test-server';
import type { OpenDatabase } from '../database/open-database';
import { forgetWhatIsOver, keepHouse } from './housekeeping';

const NOW = new Date('2026-11-21T09:00:00Z');
const HOUR_MS = 3_600_000;
const before = (ms: number) => new Date(NOW.getTime() - ms);

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    const { server } = await startTestServer(opened.database);
    await server.close();
  });
  afterAll(() => opened.close());

  const put = {
    rate_limit: (at: Date) =>
      opened.database
        .insertInto('rate_limit')
        .values({ name: 'account', subject: 'a', count: 1, ends_at: at }),
    login_failure: (at: Date) =>
      opened.database
        .insertInto('login_failure')
        .values({ subject: 'a', in_a_row: 3, locked_until: at }),
    link_token: (at: Date | null) =>
      opened.database
        .insertInto('link_token')
        .values({ token_hash: 'a', account_id: 'demo-kunde', expires_at: at }),
    refresh_token: (at: Date) =>
      opened.database.insertInto('refresh_token').values({
        token_hash: 'a',
        family_id: 'a',
        account_id: 'demo-kunde',
        predecessor_hash: null,
        access_id: 'a',
        expires_at: at,
        family_ends_at: NOW,
        retired_at: null,
      }),
    remembered_answer: (at: Date) =>
      opened.database.insertInto('remembered_answer').values({
        owner: 'demo-kunde',
        key: 'a',
        status: 200,
        body: '',
        answered_at: at,
      }),
  };

  it.each([
    { says: 'a window that ends now', table: 'rate_limit', at: NOW, stays: false },
    { says: 'a window that goes on', table: 'rate_limit', at: before(-1), stays: true },
    {
      says: 'a login that failed a day ago',
      table: 'login_failure',
      at: before(24 * HOUR_MS + 1),
      stays: false,
    },
    {
      says: 'a login that failed today',
      table: 'login_failure',
      at: before(24 * HOUR_MS),
      stays: true,
    },
    { says: 'a link that is over', table: 'link_token', at: before(1), stays: false },
    { says: 'a link without an end', table: 'link_token', at: null, stays: true },
    { says: 'a refresh token that is over', table: 'refresh_token', at: before(1), stays: false },
    { says: 'a refresh token', table: 'refresh_token', at: NOW, stays: true },
    {
      says: 'an answer of two months ago',
      table: 'remembered_answer',
      at: before(60 * 24 * HOUR_MS + 1),
      stays: false,
    },
    {
      says: 'an answer of just two months',
      table: 'remembered_answer',
      at: before(60 * 24 * HOUR_MS),
      stays: true,
    },
  ] as const)('$says stays: $stays', async ({ table, at, stays }) => {
    await opened.database.deleteFrom(table).execute();
    await (table === 'link_token' ? put.link_token(at) : put[table](at)).execute();
    await forgetWhatIsOver(opened.database, IN_DATABASE, NOW);
    const left = await opened.database.selectFrom(table).selectAll().execute();
    expect(left).toHaveLength(stays ? 1 : 0);
  });

  it('begins with the server and has ended when that stops', async () => {
    await opened.database.deleteFrom('rate_limit').execute();
    await put.rate_limit(NOW).execute();
    await keepHouse(opened.database, IN_DATABASE, () => NOW, Fastify().log).stop();
    expect(await opened.database.selectFrom('rate_limit').selectAll().execute()).toEqual([]);
  });
});

it('goes on when the database is away', async () => {
  const { database, close } = await openTestDatabase('embedded');
  await close();
  await expect(
    keepHouse(database, IN_DATABASE, () => NOW, Fastify().log).stop(),
  ).resolves.toBeUndefined();
});
