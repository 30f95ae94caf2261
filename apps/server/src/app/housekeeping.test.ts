import Fastify from 'fastify';
import { sql } from 'kysely';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PhotoPlaces } from '../photo/photo-places';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { IN_DATABASE, startTestServer } from '../testing/test-server';
import { BATCH } from '../database/delete-batch';
import type { OpenDatabase } from '../database/open-database';
import { markExported } from '../retention/exported';
import { DEFAULT_RETENTION } from '../retention/retention-rules';
import { deleteExpired, runHousekeeping } from './housekeeping';

const NOW = new Date('2026-11-21T09:00:00Z');
const HOUR_MS = 3_600_000;
const AN_HOUR_LATER = new Date(NOW.getTime() + HOUR_MS);
const before = (ms: number) => new Date(NOW.getTime() - ms);

const anOldReading = (id: string) => ({
  id,
  application_id: 'a',
  token_hash: 'a',
  meter_type: 'GAS_METER',
  meter_number: '1',
  reading_date: NOW,
  reading_reason: null,
  contact: '{}',
  received_at: before(180 * 24 * HOUR_MS),
  delete_after: NOW,
});
const ALL = { applicationId: 'a', since: new Date(0), until: NOW, hasPhotos: true };
const A_VALUE = {
  reading_id: 'shown',
  position: 0,
  obis: '7-1:3.0.0',
  rate_name: 'Verbrauch',
  reading_value: '1',
};

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    const { server } = await startTestServer(opened.database);
    await server.close();
  });
  afterAll(() => opened.close());

  const put = {
    limit_bucket: (at: Date) =>
      opened.database
        .insertInto('limit_bucket')
        .values({ name: 'account', subject: 'a', full_at: at }),
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
    refused_reading: (at: Date) =>
      opened.database.insertInto('refused_reading').values({
        customer_id: 'demo-kunde',
        account_id: 'demo-kunde',
        key: 'a',
        job_id: null,
        meter_number: '1',
        reading_date: null,
        channel: null,
        sent_values: '[]',
        problems: '[]',
        refused_at: at,
      }),
  };

  it.each([
    { says: 'a limit that is full again', table: 'limit_bucket', at: NOW, stays: false },
    { says: 'a limit that is not full yet', table: 'limit_bucket', at: before(-1), stays: true },
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
    { says: 'an expired link', table: 'link_token', at: before(1), stays: false },
    { says: 'a link without an end', table: 'link_token', at: null, stays: true },
    { says: 'an expired refresh token', table: 'refresh_token', at: before(1), stays: false },
    { says: 'a valid refresh token', table: 'refresh_token', at: NOW, stays: true },
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
    {
      says: 'a refusal of three months ago',
      table: 'refused_reading',
      at: before(90 * 24 * HOUR_MS + 1),
      stays: false,
    },
    {
      says: 'a refusal of just three months',
      table: 'refused_reading',
      at: before(90 * 24 * HOUR_MS),
      stays: true,
    },
  ] as const)('$says stays: $stays', async ({ table, at, stays }) => {
    await opened.database.deleteFrom(table).execute();
    await (table === 'link_token' ? put.link_token(at) : put[table](at)).execute();
    await deleteExpired(opened.database, IN_DATABASE, NOW);
    const left = await opened.database.selectFrom(table).selectAll().execute();
    expect(left).toHaveLength(stays ? 1 : 0);
  });

  it.each([
    { days: 3, age: 3 * 24 * HOUR_MS, stays: true },
    { days: 3, age: 3 * 24 * HOUR_MS + 1, stays: false },
  ])(
    'with failed-logins=$days, a failure $age ms ago stays: $stays',
    async ({ days, age, stays }) => {
      await opened.database.deleteFrom('login_failure').execute();
      await put.login_failure(before(age)).execute();
      const retention = { ...DEFAULT_RETENTION, 'failed-logins': days };
      const kept = { retention, applications: [], outbox: null };
      await deleteExpired(opened.database, IN_DATABASE, NOW, kept);
      const left = await opened.database.selectFrom('login_failure').selectAll().execute();
      expect(left).toHaveLength(stays ? 1 : 0);
    },
  );

  it('more expired rows than a batch go in one round, each batch in its own transaction', async () => {
    await opened.database.deleteFrom('login_failure').execute();
    await sql`insert into login_failure select n::text, 3, ${before(25 * HOUR_MS)}
      from generate_series(1, ${BATCH + 1}) n`.execute(opened.database);
    const deleted: number[] = [];
    await deleteExpired(opened.database, IN_DATABASE, NOW, {
      retention: DEFAULT_RETENTION,
      applications: [],
      outbox: null,
      onStep: (step, result) => {
        if (step === 'login-failures') deleted.push(result.deleted);
      },
    });
    expect(deleted).toEqual([BATCH + 1]);
  });

  it('an unreachable bucket delays the deletion of its pictures only', async () => {
    const { database } = opened;
    await markExported(database, ALL);
    for (const id of ['shown', 'plain']) {
      await database.insertInto('anonymous_reading').values(anOldReading(id)).execute();
    }
    await database.insertInto('anonymous_value').values(A_VALUE).execute();
    for (const [position, hash] of ['one', 'two'].entries()) {
      const photo = { hash, mime_type: 'image/jpeg', place: 'bucket', bytes: null };
      await database.insertInto('photo').values(photo).execute();
      const shown = { reading_id: 'shown', rate: 0, position, photo_hash: hash };
      await database.insertInto('anonymous_photo').values(shown).execute();
    }
    await database.deleteFrom('limit_bucket').execute();
    await put.limit_bucket(NOW).execute();
    const removed: string[] = [];
    const bucketWith = (most: number): PhotoPlaces => ({
      place: null,
      at: () => ({
        put: () => Promise.reject(new Error('unused')),
        get: () => Promise.reject(new Error('unused')),
        remove: async (hash) => {
          if (removed.length >= most) throw new Error('away');
          removed.push(hash);
        },
      }),
    });
    const left = async () => ({
      limits: (await database.selectFrom('limit_bucket').select('name').execute()).length,
      readings: (await database.selectFrom('anonymous_reading').select('id').execute()).map(
        ({ id }) => id,
      ),
      photos: (await database.selectFrom('photo').select('hash').execute()).length,
    });
    await deleteExpired(database, bucketWith(0), NOW);
    expect(await left()).toEqual({ limits: 0, readings: [], photos: 2 });
    await expect(deleteExpired(database, bucketWith(1), AN_HOUR_LATER)).rejects.toMatchObject({
      errors: [{ errors: [{ message: 'away' }] }],
    });
    expect(await left()).toEqual({ limits: 0, readings: [], photos: 1 });
    await deleteExpired(database, bucketWith(3), AN_HOUR_LATER);
    expect(await left()).toEqual({ limits: 0, readings: [], photos: 1 });
    await deleteExpired(database, bucketWith(3), new Date(AN_HOUR_LATER.getTime() + HOUR_MS));
    expect(await left()).toEqual({ limits: 0, readings: [], photos: 0 });
    // Both calls are sent at once, so either picture may be first.
    expect(removed.toSorted()).toEqual(['one', 'two']);
  });

  it('a kind that cannot be deleted does not keep the others', async () => {
    await opened.database.deleteFrom('remembered_answer').execute();
    await put.remembered_answer(before(61 * 24 * HOUR_MS)).execute();
    const locked = opened.database.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('limit_bucket')) throw new Error('too slow');
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    await expect(deleteExpired(locked, IN_DATABASE, NOW)).rejects.toMatchObject({
      errors: [{ message: 'too slow' }],
    });
    expect(await opened.database.selectFrom('remembered_answer').selectAll().execute()).toEqual([]);
  });

  it('deletes nothing early if the clock of this machine is ahead', async () => {
    await opened.database.deleteFrom('anonymous_reading').execute();
    const inAYear = new Date(Date.now() + 365 * 24 * HOUR_MS);
    await markExported(opened.database, { ...ALL, until: inAYear });
    const reading = { ...anOldReading('kept'), received_at: new Date(Date.now() - HOUR_MS) };
    await opened.database.insertInto('anonymous_reading').values(reading).execute();
    await runHousekeeping(opened.database, IN_DATABASE, () => inAYear, Fastify().log).stop();
    const left = await opened.database.selectFrom('anonymous_reading').select('id').execute();
    expect(left).toEqual([{ id: 'kept' }]);
  });

  it('deletes letters without an owner and letters of more than 30 days', async () => {
    const outbox = mkdtempSync(join(tmpdir(), 'ablesbar-letters-'));
    const put = (owner: string, name: string, at: Date) => {
      mkdirSync(join(outbox, owner), { recursive: true });
      writeFileSync(join(outbox, owner, name), 'x');
      utimesSync(join(outbox, owner, name), at, at);
    };
    put('demo-kunde', 'kept', before(30 * 24 * HOUR_MS));
    put('demo-kunde', 'old', before(30 * 24 * HOUR_MS + 1));
    put('erased', 'new', NOW);
    const kept = { retention: DEFAULT_RETENTION, applications: [], outbox };
    await runHousekeeping(opened.database, IN_DATABASE, () => NOW, Fastify().log, kept).stop();
    const left = readdirSync(outbox, { recursive: true, encoding: 'utf8' });
    expect(left.sort()).toEqual(['demo-kunde', join('demo-kunde', 'kept')]);
    rmSync(outbox, { recursive: true });
  });

  it('starts with the server and has ended when the server stops', async () => {
    await opened.database.deleteFrom('limit_bucket').execute();
    await put.limit_bucket(NOW).execute();
    await runHousekeeping(opened.database, IN_DATABASE, () => NOW, Fastify().log).stop();
    expect(await opened.database.selectFrom('limit_bucket').selectAll().execute()).toEqual([]);
  });
});

it('continues when the database was unreachable', async () => {
  const { database, close } = await openTestDatabase('embedded');
  await close();
  await expect(
    runHousekeeping(database, IN_DATABASE, () => NOW, Fastify().log).stop(),
  ).resolves.toBeUndefined();
});
