import { sql } from 'kysely';
import { createServer } from 'node:net';
import { StartFailure } from '../base/start-failure';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import type { OpenDatabase } from './open-database';
import { openPostgres } from './open-postgres';

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());

  it('reads days, decimals, times and bytes with their types', async () => {
    const { rows } = await sql<{ bytes: Uint8Array }>`select
      date '2026-03-29' as day, 43120.50::numeric as value,
      timestamptz '2026-03-29T01:30:00Z' as instant, '\\xff00'::bytea as bytes,
      '{"a":[1]}'::jsonb as json`.execute(opened.database);
    expect(rows[0]).toMatchObject({
      day: '2026-03-29',
      value: '43120.50',
      instant: new Date('2026-03-29T01:30:00Z'),
      json: { a: [1] },
    });
    expect([...(rows[0]?.bytes ?? [])]).toEqual([255, 0]);
  });

  it('rolls back a failed transaction completely, and nothing else', async () => {
    const { database } = opened;
    const put = (name: string) => ({ name, value: '' });
    const failing = database.transaction().execute(async (transaction) => {
      await transaction.insertInto('setting').values(put('inside')).execute();
      throw new Error('no');
    });
    // This insert is requested while the transaction is open.
    const outside = database.insertInto('setting').values(put('outside')).execute();
    await expect(failing).rejects.toThrow('no');
    await outside;
    const names = await database.selectFrom('setting').select('name').execute();
    expect(names).toEqual([{ name: 'outside' }]);
  });
});

describe('a PostgreSQL that does not answer', () => {
  it('is retried for a while, then reported in one line', async () => {
    let asked = 0;
    const refusing = createServer((socket) => {
      asked += 1;
      socket.resetAndDestroy();
    });
    await new Promise<void>((done) => refusing.listen(0, '127.0.0.1', done));
    const address = refusing.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const opening = openPostgres(`postgres://x:geheim@127.0.0.1:${port}/x`, {
      pausesMs: [1, 1],
    });
    const failure: unknown = await opening.catch((error: unknown) => error);
    refusing.close();
    expect(asked).toBe(3);
    expect(failure).toBeInstanceOf(StartFailure);
    expect(String(failure)).toMatch(/DATABASE_URL.*$/);
    expect(String(failure)).not.toContain('geheim');
  });

  it('is not retried if the address is wrong', async () => {
    const opening = openPostgres('postgres://127.0.0.1:x/y', { pausesMs: [60_000] });
    await expect(opening).rejects.toThrow(StartFailure);
  });
});
