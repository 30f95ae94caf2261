import { wholeConfig } from '@ablesbar/domain';
import { sql } from 'kysely';
import { deleteExpired } from '../app/housekeeping';
import { emptyTables } from '../testing/empty-tables';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database';
import { IN_DATABASE } from '../testing/test-server';
import { markExported } from './exported';
import { DEFAULT_RETENTION, type Retention } from './retention-rules';

const NOW = new Date('2026-11-21T09:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000);
const APPLICATION = 'a';
const HERE = {
  applications: [{ applicationId: APPLICATION, config: wholeConfig({}) }],
  outbox: null,
};

describe.each(databaseKinds)('what is deleted on %s', (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterEach(() => emptyTables(opened.database));
  afterAll(() => opened.close());

  /** A job with a reading and a report, an unlisted and an anonymous reading, each with a photo of its own. */
  async function put(received: Date): Promise<void> {
    const day = received.toISOString().slice(0, 10);
    for (const statement of [
      sql`insert into photo (hash, mime_type, place, bytes)
        select hash, 'image/jpeg', null, 'x' from unnest(array['job', 'report', 'unlisted', 'anonymous']) hash`,
      sql`insert into account (id, application_id, username, password_hash, name, roles)
        values ('c', ${APPLICATION}, 'c', '', '', '[]')`,
      sql`insert into job (id, account_id, latest_execution, is_reshare_allowed, config, customer,
        partner, meter_number, meter_address)
        values ('j', 'c', ${day}::date, false, '{}', '{}', '{}', '1', '{}')`,
      sql`insert into rate_task (id, job_id, position, pre_decimals, post_decimals, is_strict)
        values ('t', 'j', 0, 6, 0, false)`,
      sql`insert into reading_result (id, task_id, account_id, reading_date, reading_value, received_at)
        values ('r', 't', 'c', ${received}, 1, ${received})`,
      sql`insert into result_photo values ('r', 0, 'job')`,
      sql`insert into not_readable (id, job_id, account_id, reason, reading_date, received_at)
        values ('n', 'j', 'c', 'NO_ACCESS', ${received}, ${received})`,
      sql`insert into not_readable_photo values ('n', 0, 'report')`,
      sql`insert into unlisted_reading (id, application_id, account_id, customer_id, meter_number,
        reading_date, reading_value, received_at)
        values ('u', ${APPLICATION}, 'c', 'c', '1', ${received}, 1, ${received})`,
      sql`insert into unlisted_photo values ('u', 0, 'unlisted')`,
      sql`insert into anonymous_reading (id, application_id, token_hash, meter_type, meter_number,
        reading_date, contact, received_at, delete_after)
        values ('a', ${APPLICATION}, '', 'GAS_METER', '1', ${received}, '{}', ${received}, ${received})`,
      sql`insert into anonymous_value values ('a', 0, '', '', 1)`,
      sql`insert into anonymous_photo values ('a', 0, 0, 'anonymous')`,
    ]) {
      await statement.execute(opened.database);
    }
  }
  const left = async () => {
    const { rows } = await sql<{ name: string }>`
      select 'job' as name from job union all select 'reading' from reading_result
      union all select 'report' from not_readable
      union all select 'unlisted' from unlisted_reading
      union all select 'anonymous' from anonymous_reading
      union all select 'photo of ' || hash from photo where unused_since is null`.execute(
      opened.database,
    );
    return rows.map(({ name }) => name).sort();
  };

  const READINGS = ['anonymous', 'job', 'reading', 'report', 'unlisted'];
  const PHOTOS = ['anonymous', 'job', 'report', 'unlisted'].map((name) => `photo of ${name}`);
  const without = (...names: readonly string[]) =>
    [...READINGS, ...PHOTOS].filter((name) => !names.includes(name)).sort();
  const ALL = without();
  const NO_ANONYMOUS = without('anonymous', 'photo of anonymous');
  const NO_UNLISTED = without('unlisted', 'photo of unlisted');
  const NO_JOB = without('job', 'reading', 'report', 'photo of job', 'photo of report');

  it.each([
    { retention: {}, age: 180, exported: 'with photos', stays: NO_ANONYMOUS },
    { retention: {}, age: 179.99, exported: 'with photos', stays: ALL },
    { retention: {}, age: 3000, exported: 'with photos', stays: NO_ANONYMOUS },
    { retention: {}, age: 3000, exported: 'without photos', stays: ALL },
    { retention: {}, age: 3000, exported: 'of earlier arrivals', stays: ALL },
    { retention: {}, age: 3000, exported: 'of another application', stays: ALL },
    { retention: {}, age: 3000, exported: 'never', stays: ALL },
    { retention: { unexported: 200 }, age: 200, exported: 'never', stays: ALL },
    { retention: { unexported: 200 }, age: 200.01, exported: 'never', stays: NO_ANONYMOUS },
    { retention: { unexported: 1 }, age: 179.99, exported: 'never', stays: ALL },
    {
      retention: { 'anonymous-readings': null },
      age: 3000,
      exported: 'with photos',
      stays: ALL,
    },
    {
      retention: { 'anonymous-readings': 1 },
      age: 1,
      exported: 'with photos',
      stays: NO_ANONYMOUS,
    },
    {
      retention: { 'unlisted-readings': 40 },
      age: 40,
      exported: 'with photos',
      stays: NO_UNLISTED,
    },
    { retention: { 'unlisted-readings': 40 }, age: 39.99, exported: 'with photos', stays: ALL },
    { retention: { 'unlisted-readings': 40 }, age: 50, exported: 'without photos', stays: ALL },
    { retention: { 'closed-jobs': 30 }, age: 31, exported: 'with photos', stays: NO_JOB },
    { retention: { 'closed-jobs': 30 }, age: 30, exported: 'with photos', stays: ALL },
    { retention: { 'closed-jobs': 30 }, age: 60, exported: 'never', stays: ALL },
    { retention: { 'closed-jobs': 30, unexported: 59 }, age: 60, exported: 'never', stays: NO_JOB },
    { retention: { photos: 10 }, age: 10, exported: 'with photos', stays: READINGS },
    { retention: { photos: 10 }, age: 9.99, exported: 'with photos', stays: ALL },
    { retention: { photos: 10 }, age: 20, exported: 'without photos', stays: ALL },
    { retention: { photos: 10, unexported: 19 }, age: 20, exported: 'never', stays: READINGS },
  ])(
    'of data of $age days with $retention, exported $exported',
    async ({ retention, age, exported, stays }) => {
      const received = daysAgo(age);
      await put(received);
      if (exported !== 'never') {
        const isEarlier = exported === 'of earlier arrivals';
        await markExported(opened.database, {
          applicationId: exported === 'of another application' ? 'b' : APPLICATION,
          since: isEarlier ? new Date(0) : received,
          until: isEarlier ? received : new Date(received.getTime() + 1),
          hasPhotos: exported !== 'without photos',
        });
      }
      const whole: Retention = { ...DEFAULT_RETENTION, ...retention };
      await deleteExpired(opened.database, IN_DATABASE, NOW, { ...HERE, retention: whole });
      expect(await left()).toEqual(stays);
    },
  );

  it('several exports count together, and a job that is still open stays', async () => {
    await put(daysAgo(200));
    for (const [from, to] of [
      [201, 200],
      [200, 199],
    ] as const) {
      const span = { since: daysAgo(from), until: daysAgo(to), hasPhotos: true };
      await markExported(opened.database, { applicationId: APPLICATION, ...span });
    }
    await sql`update job set latest_execution = '2026-11-21'`.execute(opened.database);
    const retention = { ...DEFAULT_RETENTION, 'closed-jobs': 30 };
    await deleteExpired(opened.database, IN_DATABASE, NOW, { ...HERE, retention });
    expect(await left()).toEqual(NO_ANONYMOUS);
  });

  it('a photo that a kept reading shows stays', async () => {
    await put(daysAgo(180));
    await sql`update result_photo set photo_hash = 'anonymous'`.execute(opened.database);
    const span = { since: new Date(0), until: NOW, hasPhotos: true };
    await markExported(opened.database, { applicationId: APPLICATION, ...span });
    await deleteExpired(opened.database, IN_DATABASE, NOW);
    expect(await left()).toContain('photo of anonymous');
    expect(await left()).not.toContain('anonymous');
  });
});
