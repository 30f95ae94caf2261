import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import { openDatabase } from '../database/open-database';
import { markExported } from '../retention/exported';
import { DEFAULT_RETENTION } from '../retention/retention-rules';
import type { PhotoPlaces } from '../photo/photo-places';
import { indexesOf, openExplained } from '../testing/explained-database';
import { makeSchema, testDatabaseUrl } from '../testing/test-database';
import { deleteExpired } from './housekeeping';
import { HOUSEKEEPING_STEPS } from './housekeeping-state';

/** `npm run soak -- housekeeping` runs this file with five million rows in each table. */
const ROWS = Number(process.env['SOAK_ROWS'] ?? 2000);
const isLarge = process.env['SOAK_ROWS'] !== undefined;
/** So many of them have expired: several batches in the large run. */
const EXPIRED = isLarge ? 20_000 : 20;
/** Pictures are removed one by one, because each lies outside of the database. */
const UNUSED = isLarge ? 2000 : 20;

const postgres = testDatabaseUrl();
if (postgres === null) it.todo('plans of housekeeping: TEST_DATABASE_URL names no PostgreSQL');
else describe('the plans of housekeeping', () => plans(postgres));

function plans(server: string): void {
  let schema: Awaited<ReturnType<typeof makeSchema>>;
  let explained: ReturnType<typeof openExplained>;
  const places: PhotoPlaces = {
    place: 'bucket',
    at: () => ({
      put: () => Promise.reject(new Error('unused')),
      get: () => Promise.reject(new Error('unused')),
      remove: async () => undefined,
    }),
  };
  const round = async () => {
    const results = new Map<string, { readonly deleted: number; readonly seconds: number }>();
    explained.scans.clear();
    await deleteExpired(explained.database, places, new Date(), {
      retention: DEFAULT_RETENTION,
      applications: [],
      outbox: null,
      onStep: (step, result) => void results.set(step, result),
    });
    return { results, slow: [...explained.scans].sort() };
  };

  beforeAll(async () => {
    schema = await makeSchema(server);
    const { database, close } = await openDatabase(
      { databaseUrl: schema.url, dataDir: '' },
      { statementMs: 0 },
    );
    for (const rows of TABLES) await fill(database, rows);
    const span = { applicationId: 'a', since: new Date(0), until: new Date(), hasPhotos: true };
    await markExported(database, span);
    const indexes = await indexesOf(database);
    await close();
    explained = openExplained(schema.url, {
      indexes,
      tables: TABLES.map(tableOf),
      isForced: !isLarge,
    });
    await sql`analyze`.execute(explained.database);
  }, 3_600_000);
  afterAll(async () => {
    await explained.database.destroy();
    await schema.drop();
  }, 600_000);

  it(`finds the expired rows among ${ROWS} by an index, with all that goes with them`, async () => {
    const { results, slow } = await round();
    const deleted = Object.fromEntries(
      [...results].map(([step, result]) => [step, result.deleted]),
    );
    expect(deleted).toEqual({
      limits: EXPIRED,
      'earlier-limits': EXPIRED,
      'login-failures': EXPIRED,
      'refresh-tokens': EXPIRED,
      links: EXPIRED,
      'unconfirmed-addresses': EXPIRED,
      'earlier-answers': EXPIRED,
      'key-weeks': 0,
      'refused-readings': EXPIRED,
      'anonymous-readings': EXPIRED,
      // The next three are kept for ever by default.
      'unlisted-readings': 0,
      'closed-jobs': 0,
      'shown-photos': 0,
      photos: UNUSED,
    });
    expect(Object.keys(deleted)).toEqual(HOUSEKEEPING_STEPS.filter((step) => step !== 'letters'));
    expect(slow).toEqual([]);
    if (!isLarge) return;
    const lines = [...results].map(([step, { seconds }]) => `${step} ${seconds.toFixed(1)} s`);
    process.stdout.write(`${EXPIRED} of ${ROWS} rows each: ${lines.join(', ')}\n`);
  }, 3_600_000);

  // Shows that the check above can fail: once for a statement, once for what follows from a key.
  it.each([
    { index: 'refresh_token_expires_at_idx', table: 'refresh_token', unused: 'hash 1' },
    { index: 'anonymous_photo_photo_hash_idx', table: 'anonymous_photo', unused: 'hash 2' },
  ])(
    'notices that $index is missing',
    async ({ index, table, unused }) => {
      await sql`drop index ${sql.id(index)}`.execute(explained.database);
      await sql`update photo set unused_since = now() - interval '2 hours'
      where hash = ${unused}`.execute(explained.database);
      expect((await round()).slow).toContain(table);
    },
    3_600_000,
  );
}

/** For each row, its number is `n`; `at` is a time that is over for the first ones. */
const TABLES = [
  `limit_bucket select 'account', n::text, at`,
  `rate_limit select 'account', n::text, 1, at`,
  `login_failure select n::text, 3, at`,
  `refresh_token (token_hash, family_id, account_id, predecessor_hash, access_id, expires_at,
      family_ends_at, retired_at)
    select n::text, n::text, 'a', null, n::text, at, at, null`,
  `link_token select n::text, 'a', at`,
  `unconfirmed_email select n::text, 'a@example.org', n::text, at`,
  `remembered_answer (owner, key, status, body, answered_at) select 'a', n::text, 200, '', at`,
  `refused_reading (customer_id, account_id, key, sent_values, problems, refused_at)
    select 'a', 'a', n::text, '[]', '[]', at`,
  `photo (hash, mime_type, place) select 'hash ' || n, 'image/jpeg', 'bucket'`,
  `anonymous_reading (id, application_id, token_hash, meter_type, meter_number, reading_date,
      contact, received_at, delete_after)
    select n::text, 'a', n::text, 'GAS_METER', n::text, at, '{}', at, at`,
  `anonymous_value select n::text, 0, '7-1:3.0.0', 'Verbrauch', n`,
  `anonymous_photo select n::text, 0, 0, 'hash ' || n`,
  `result_photo select n::text, 0, 'hash ' || n from numbers where n > ${EXPIRED}`,
  `unlisted_photo select n::text, 0, 'hash ' || n from numbers where n > ${EXPIRED}`,
  // Pictures whose reading never arrived.
  `photo (hash, mime_type, place, unused_since)
    select 'unused ' || n, 'image/jpeg', 'bucket', at from numbers where n <= ${UNUSED}`,
] as const;

function tableOf(rows: string): string {
  return rows.replace(/ .*/s, '');
}

async function fill(database: Database, rows: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Checks each key against its table otherwise, which takes longer than the rest.
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql
      .raw(
        `with numbers as (select n, now() + case when n <= ${EXPIRED} then interval '-200 days'
            else interval '90 days' end as at from generate_series(1, ${ROWS}) n)
          insert into ${rows.includes('from numbers') ? rows : `${rows} from numbers`}`,
      )
      .execute(transaction);
  });
}
