import { type OpenDatabase } from '../database/open-database';
import { TooOften } from '../base/errors';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { createLimits, deleteExpiredLimits, type Limits } from './limits';

const START = new Date('2026-11-21T09:00:00Z');
const HOUR_MS = 3_600_000;

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: OpenDatabase;
  let now: Date;
  let limits: Limits;

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await opened.database.deleteFrom('rate_limit').execute();
    now = START;
    const changes = { 'share-create': 3 };
    limits = createLimits({ database: opened.database, clock: () => now, changes });
  });

  const after = (ms: number) => {
    now = new Date(START.getTime() + ms);
  };
  const refusal = (subject = 'a') =>
    limits.count('share-create', subject).then(
      () => null,
      (error: unknown) => (error instanceof TooOften ? error.retryAfterMs : error),
    );
  const useUp = async () => {
    for (let one = 0; one < 3; one += 1) await limits.count('share-create', 'a');
  };

  it('admits the allowed number of calls, and then tells the waiting time', async () => {
    await useUp();
    after(60_000);
    expect(await refusal()).toBe(HOUR_MS - 60_000);
  });

  it.each([
    { says: 'still refuses at the last moment of the hour', ms: HOUR_MS - 1, left: 1 },
    { says: 'starts counting again after the hour', ms: HOUR_MS, left: null },
  ])('$says', async ({ ms, left }) => {
    await useUp();
    after(ms);
    expect(await refusal()).toBe(left);
  });

  it('counts each limit and each subject separately', async () => {
    await useUp();
    expect(await refusal('b')).toBeNull();
    await limits.count('share-mail', 'a');
  });

  it('admits no more calls if all arrive at once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => refusal()));
    expect(all.filter((one) => one === null)).toHaveLength(3);
  });

  it('stores no names, and only counts that still matter', async () => {
    await limits.count('share-create', '192.0.2.7');
    after(1);
    await limits.count('share-create', 'b');
    await deleteExpiredLimits(opened.database, new Date(START.getTime() + HOUR_MS));
    const rows = await opened.database.selectFrom('rate_limit').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('192.0.2.7');
  });

  if (kind === 'PostgreSQL') {
    it('the cleanup does not wait for a window that a call renews', async () => {
      await limits.count('share-create', 'a');
      await limits.count('share-create', 'b');
      const { database } = opened;
      await database.transaction().execute(async (call) => {
        const begun = { count: 1, ends_at: new Date(START.getTime() + 2 * HOUR_MS) };
        const row = database.selectFrom('rate_limit').select('subject').limit(1);
        await call.updateTable('rate_limit').set(begun).where('subject', '=', row).execute();
        await deleteExpiredLimits(database, new Date(START.getTime() + HOUR_MS));
      });
      const kept = await database.selectFrom('rate_limit').select('count').execute();
      expect(kept).toEqual([{ count: 1 }]);
    });
  }
});
