import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { builtProgram } from '../testing/server-process';
import { makeSchema, testDatabaseUrl } from '../testing/test-database';

// Each test handles thousands of rows with three processes, which takes up to 10 s of a free core.
jest.setTimeout(120_000);

// Each command needs several parts, so a kill after the first part interrupts it.
const ROWS = 4_000;
const CUSTOMERS = 300;
const FILE = [
  'customerNumber;lastname;jobId;meterNumber;preDecimals',
  ...Array.from(
    { length: ROWS },
    (_, index) => `c-${index % CUSTOMERS};Müller;j-${index};${index};6`,
  ),
].join('\n');

/** Shorter than each part. To ask without a pause would take a core from the command. */
const LOOK_MS = 5;

/** 20 000 readings without a login, with two values each. */
const ANONYMOUS = `with sent as (
    insert into anonymous_reading (id, application_id, token_hash, meter_type, meter_number,
      reading_date, contact, received_at, delete_after)
    select 'a-' || n, 'stadtwerke-neuenbrueck', '', 'GAS_METER', n::text, '2026-01-01', '{}',
      timestamptz '2026-01-01' + n / 7 * interval '1 s', '2999-01-01'
    from generate_series(1, 20000) n returning id
  )
  insert into anonymous_value (reading_id, position, obis, rate_name, reading_value)
  select id, position, '7-1:3.0.0', '', 1 from sent, generate_series(0, 1) position`;

const postgres = testDatabaseUrl();
if (postgres === null) {
  it.todo('commands that are killed: TEST_DATABASE_URL names no PostgreSQL');
} else {
  // All tests share one database: the letters are for the imported customers.
  describe('a killed command leaves no data behind and can run again', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ablesbar-killed-'));
    const session = `killed-${randomUUID()}`;
    let schema: Awaited<ReturnType<typeof makeSchema>>;
    let client: pg.Client;
    beforeAll(async () => {
      writeFileSync(join(folder, 'jobs.csv'), FILE);
      schema = await makeSchema(postgres);
      client = new pg.Client({ connectionString: schema.url });
      await client.connect();
    });
    afterAll(async () => {
      await client.end();
      await schema.drop();
      rmSync(folder, { recursive: true });
    });

    const run = (...args: readonly string[]) => {
      const own = new URL(schema.url);
      own.searchParams.set('application_name', session);
      const env = { ...process.env, DATABASE_URL: own.href, INIT_CWD: folder };
      const child = spawn(process.execPath, [builtProgram('operator'), ...args], { env });
      let said = '';
      child.stdout.on('data', (part) => (said += String(part)));
      child.stderr.on('data', (part) => (said += String(part)));
      const ended = new Promise<{ readonly code: number | null; readonly said: string }>((done) => {
        child.on('close', (code) => done({ code, said }));
      });
      return { child, ended };
    };
    const count = async (query: string): Promise<number> => {
      const { rows } = await client.query<{ found: string }>(
        `select count(*) as found from ${query}`,
      );
      return Number(rows[0]?.found);
    };
    /** Kills the command during its work. */
    const killedAt = async (statement: string, ...args: readonly string[]) => {
      const { child, ended } = run(...args);
      // Only the sessions of this test: other tests import on the same PostgreSQL meanwhile.
      const isThere = `pg_stat_activity where application_name = '${session}'`;
      while ((await count(`${isThere} and query like '${statement}%'`)) === 0) {
        if ((child.exitCode ?? child.signalCode) !== null) throw new Error((await ended).said);
        await wait(LOOK_MS);
      }
      child.kill('SIGKILL');
      await ended;
      // The database notices the kill after a while.
      while ((await count(isThere)) > 0) await wait(LOOK_MS);
    };

    it('import', async () => {
      await killedAt('insert into staged', 'import', 'jobs.csv');
      expect(await count('account')).toBe(0);
      const { said } = await run('import', 'jobs.csv').ended;
      expect(said).toMatch(/4\.000 Aufträge \(4\.000 neu\)/);
    });

    it('letters', async () => {
      // Stays the last statement while the first logins and pages are made.
      await killedAt('select id, username, name', 'letters', 'letters.pdf');
      expect(await count('link_token')).toBe(0);
      expect(await count('account where letter_run is not null')).toBe(0);
      expect((await run('letters', 'letters.pdf').ended).said).toMatch(/300 Briefe/);
      expect(await count('link_token')).toBe(CUSTOMERS);
      expect(readdirSync(folder).sort()).toEqual(['jobs.csv', 'letters.pdf']);
    });

    it('export', async () => {
      await client.query(ANONYMOUS);
      await killedAt('%select received', 'export', 'readings', 'readings.csv');
      expect(readdirSync(folder)).not.toContain('readings.csv');
      const { said } = await run('export', 'readings', 'readings.csv').ended;
      expect(said).toMatch(/40\.000 Ables/);
      const rows = readFileSync(join(folder, 'readings.csv'), 'utf8').trim().split('\n');
      expect(rows).toHaveLength(40_001);
    });
  });
}
