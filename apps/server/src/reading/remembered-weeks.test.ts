import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import {
  databaseKinds,
  openTestDatabase,
  type TestDatabase,
  waitUntilBlocked,
} from '../testing/test-database';
import { IN_DATABASE } from '../testing/test-server';
import { createAnswers } from './remembered-answer';
import { renewKeyWeeks } from './remembered-weeks';

const KEPT_DAYS = 60;

describe.each(databaseKinds)('the weeks of remembered keys on %s', (kind) => {
  let opened: TestDatabase;
  beforeEach(async () => {
    opened = await openTestDatabase(kind);
  });
  afterEach(() => opened.close());

  const renew = (day: string, database: Database = opened.database) =>
    database
      .transaction()
      .execute((transaction) =>
        renewKeyWeeks(transaction, new Date(`${day}T09:00:00Z`), KEPT_DAYS),
      );
  const weeks = async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'remembered_key'::regclass order by 1`.execute(opened.database);
    return rows.map(({ name }) => name.replace('remembered_key_', ''));
  };
  /** Stores a reading under the key, and says whether it was a new one. */
  const send = async (key: string) => {
    const store = createAnswers<object>(
      { database: opened.database, photoPlaces: IN_DATABASE, log: { warn: () => undefined } },
      sql`stored as (select from new)`,
    );
    const to = { owner: 'o', key, content: 'c', now: new Date() };
    const judge = async () => ({ id: key, answer: 'new', photos: [], reading: {} });
    return (await store(to, judge)).answer === 'new';
  };

  it('a week begins after seven days, also if the server was off for longer', async () => {
    await renew('2026-11-29');
    expect(await weeks()).toEqual(['20261123']);
    await renew('2026-11-30');
    await renew('2026-11-30');
    expect(await weeks()).toEqual(['20261123', '20261130']);
    await renew('2026-12-24');
    expect(await weeks()).toEqual(['20261123', '20261130', '20261224']);
  });

  it('a key is known in all later weeks and forgotten with its own', async () => {
    expect(await send('a')).toBe(true);
    await renew('2026-11-30');
    expect([await send('a'), await send('b'), await send('b')]).toEqual([false, true, false]);
    await renew('2026-12-07');
    expect([await send('a'), await send('b')]).toEqual([false, false]);
    // The last key of the first week may be of 30 November.
    await renew('2027-01-29');
    expect(await weeks()).toContain('20261123');
    expect(await send('a')).toBe(false);
    await renew('2027-01-30');
    expect(await weeks()).toEqual(['20261130', '20261207', '20270129']);
    expect([await send('b'), await send('a')]).toEqual([false, true]);
  });

  if (kind === 'PostgreSQL') {
    it('a week does not begin while a reading is being stored, and the reading goes on', async () => {
      await opened.otherProcess.transaction().execute(async (transaction) => {
        const key = { owner: 'o', key: 'a', content: 'c', reading_id: 'a' };
        await transaction.insertInto('remembered_key').values(key).execute();
        const renewed = renew('2026-11-30').then(() => 'renewed', String);
        await waitUntilBlocked(transaction);
        expect(await renewed).toContain('lock timeout');
      });
      expect(await weeks()).toEqual(['20261123']);
      expect(await send('a')).toBe(false);
    });
  }
});
