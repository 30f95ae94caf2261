import { TooOften } from '../base/errors';
import type { Database } from '../database/open-database';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database';
import { deleteExpiredLimits } from './buckets';
import { createLimits, type Limits } from './limits';

const START = new Date('2026-11-21T09:00:00Z');
const MINUTE_MS = 60_000;
const CHANGES = { 'share-create': 3, 'share-mail': 0, account: 120 };

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: TestDatabase;
  let now: Date;
  let limits: Limits;

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());
  const aServer = (database: Database = opened.database) =>
    createLimits(database, { clock: () => now, changes: CHANGES });
  beforeEach(async () => {
    await opened.database.deleteFrom('limit_bucket').execute();
    now = START;
    limits = aServer();
  });

  const after = (ms: number) => {
    now = new Date(START.getTime() + ms);
  };
  const refusal = (subject = 'a', on = limits) =>
    on.count('share-create', subject).then(
      () => null,
      (error: unknown) => (error instanceof TooOften ? error.retryAfterMs : error),
    );
  const useUp = async () => {
    for (let one = 0; one < 3; one += 1) await limits.count('share-create', 'a');
  };
  /** Calls in turn on the servers until one refuses; the number of admitted calls. */
  const admitted = async (servers: readonly Limits[]) => {
    for (let calls = 0; calls < 1000; calls += 1) {
      const server = servers[calls % servers.length];
      try {
        await server?.count('account', 'a');
      } catch (error) {
        if (error instanceof TooOften) return calls;
        throw error;
      }
    }
    return Infinity;
  };

  it('admits the allowed number of calls, and then tells when the next one comes back', async () => {
    await useUp();
    after(5 * MINUTE_MS);
    expect(await refusal()).toBe(15 * MINUTE_MS);
  });

  it.each([
    { says: 'still refuses just before that', ms: 20 * MINUTE_MS - 10, left: 10 },
    { says: 'admits one call after it', ms: 20 * MINUTE_MS, left: null },
  ])('$says', async ({ ms, left }) => {
    await useUp();
    after(ms);
    expect(await refusal()).toBe(left);
    if (left === null) expect(await refusal()).toBe(20 * MINUTE_MS);
  });

  it.each([
    { seen: 'the server that refused', on: () => limits },
    { seen: 'another server', on: () => aServer() },
  ])('is not kept empty by the calls that it refuses, as $seen sees it', async ({ on }) => {
    await useUp();
    for (let one = 0; one < 20; one += 1) {
      await refusal();
      await refusal('a', aServer());
    }
    after(20 * MINUTE_MS);
    expect(await refusal('a', on())).toBeNull();
  });

  it('does not believe what a clock that ran ten years ahead has counted', async () => {
    after(3650 * 24 * 60 * MINUTE_MS);
    await limits.count('share-create', 'a');
    now = START;
    for (const server of [limits, aServer()]) expect(await refusal('a', server)).toBeNull();
  });

  it('a server whose clock is ten minutes behind refuses what the others have used up', async () => {
    expect(await admitted([limits])).toBe(120);
    after(-10 * MINUTE_MS);
    const behind = [aServer()];
    expect(await admitted(behind)).toBeLessThanOrEqual(12);
    for (let one = 0; one < 20; one += 1) expect(await admitted(behind)).toBe(0);
  });

  it('counts each limit and each subject separately', async () => {
    await useUp();
    expect(await refusal('b')).toBeNull();
    await limits.count('job-receipt', 'a');
  });

  it('admits nothing if the limit is 0', async () => {
    await expect(limits.count('share-mail', 'a')).rejects.toThrow(TooOften);
  });

  it('admits no more calls if all arrive at once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => refusal()));
    expect(all.filter((one) => one === null)).toHaveLength(3);
  });

  it('gives back a call that should not count', async () => {
    await useUp();
    await limits.giveBack('share-create', 'a');
    expect(await refusal()).toBeNull();
    expect(await refusal()).toBe(20 * MINUTE_MS);
  });

  it('three servers admit together what the limit allows, if it is small', async () => {
    const servers = [aServer(), aServer(), aServer()];
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, index) => refusal('a', servers[index % 3])),
    );
    expect(all.filter((one) => one === null)).toHaveLength(3);
  });

  it('one server admits exactly a large limit, three servers less than a tenth more each', async () => {
    expect(await admitted([limits])).toBe(120);
    await opened.database.deleteFrom('limit_bucket').execute();
    const together = await admitted([aServer(), aServer(), aServer()]);
    expect(together).toBeGreaterThanOrEqual(120);
    expect(together).toBeLessThan(120 + 2 * 12);
  });

  it('admits 200 households behind one address with three readings each, and slows a robot after them', async () => {
    const server = createLimits(opened.database, { clock: () => now, changes: {} });
    const attempt = () =>
      server.count('anonymous-submit', '192.0.2.7').then(
        () => 'admitted',
        (error: unknown) => (error instanceof TooOften ? error.retryAfterMs : error),
      );
    const households = 200 * 3;
    for (let one = 0; one < households; one += 1) expect(await attempt()).toBe('admitted');
    expect(await attempt()).toBe(24_000);
    after(24_000);
    expect([await attempt(), await attempt()]).toEqual(['admitted', 24_000]);
    after(24 * 3_600_000);
    expect(await attempt()).toBe('admitted');
  });

  it('writes one call of twelve, and none while a caller keeps well below the limit', async () => {
    let statements = 0;
    const counted = opened.database.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const server = aServer(counted);
    for (let one = 0; one < 11; one += 1) await server.count('account', 'a');
    after(MINUTE_MS);
    for (let one = 0; one < 11; one += 1) await server.count('account', 'a');
    expect(statements).toBe(0);
    for (let one = 0; one < 109; one += 1) await server.count('account', 'a');
    expect(statements).toBe(10);
  });

  it('stores no names, and only counts that still matter', async () => {
    await limits.count('share-create', '192.0.2.7');
    after(1);
    await limits.count('share-create', 'b');
    await deleteExpiredLimits(opened.database, new Date(START.getTime() + 20 * MINUTE_MS));
    const rows = await opened.database.selectFrom('limit_bucket').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('192.0.2.7');
  });

  if (kind === 'PostgreSQL') {
    it('the cleanup does not wait for a bucket that a call is changing', async () => {
      await limits.count('share-create', 'a');
      await limits.count('share-create', 'b');
      const { database, otherProcess } = opened;
      await otherProcess.transaction().execute(async (call) => {
        const row = database.selectFrom('limit_bucket').select('subject').limit(1);
        await call
          .updateTable('limit_bucket')
          .set({ name: 'x' })
          .where('subject', '=', row)
          .execute();
        await deleteExpiredLimits(database, new Date(START.getTime() + 60 * MINUTE_MS));
      });
      const kept = await database.selectFrom('limit_bucket').select('name').execute();
      expect(kept).toEqual([{ name: 'x' }]);
    });
  }
});
