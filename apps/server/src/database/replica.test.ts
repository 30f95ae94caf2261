import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { type LineTo, startLineTo } from '../testing/line-to';
import { postgresPrograms, type RunningReplica, startReplica } from '../testing/replica';
import { makeSchema, testDatabaseUrl } from '../testing/test-database';
import {
  APPLICATION_ID,
  bearer,
  grantOf,
  startTestServer,
  type TestServer,
} from '../testing/test-server';
import { openDatabase, type OpenDatabase } from './open-database';
import { openReplica, type Replica } from './replica';

const LIST = '/api/pro/job';

/** As on a busy machine: the primary removes what it no longer needs of its log. */
async function forgetLog(main: Client): Promise<void> {
  for (let segment = 0; segment < 3; segment += 1) {
    await main.query('select pg_current_xact_id(), pg_switch_wal()');
    await main.query('checkpoint');
  }
}

const postgres = testDatabaseUrl();
const programs = postgresPrograms();
if (postgres === null || programs === null) {
  it.todo('lists of a streaming replica: TEST_DATABASE_URL names no PostgreSQL of this run');
} else {
  describe('lists of a streaming replica', () => {
    let schema: Awaited<ReturnType<typeof makeSchema>>;
    let standby: RunningReplica;
    let line: LineTo;
    let opened: OpenDatabase;
    /** What the replica was asked for and has answered, in the order of the calls. */
    const asked: string[] = [];
    const said: string[] = [];
    let now = 0;
    let replica: Replica;
    let one: TestServer;
    let other: TestServer;

    beforeAll(async () => {
      schema = await makeSchema(postgres);
      opened = await openDatabase({ databaseUrl: schema.url, dataDir: '' });
      standby = await startReplica(programs, schema.url, forgetLog);
      const url = new URL(standby.url);
      line = await startLineTo({ host: url.hostname, port: Number(url.port) });
      url.port = String(line.port);
      const say = (text: string) => void said.push(text);
      // On a busy machine, half a second was too short for a replica that does answer.
      const patience = { statementMs: 3_000, connectMs: 3_000 };
      replica = openReplica(url.href, { say, now: () => now, ...patience });
      const watched: Replica = {
        ...replica,
        ask: async (read) => {
          const answer = await replica.ask(read);
          asked.push(answer === null ? 'refused' : 'answered');
          return answer;
        },
      };
      one = await startTestServer(opened.database, { replica: watched });
      other = await startTestServer(opened.database, { replica: watched });
    });
    afterAll(async () => {
      line.set('works');
      await one.server.close();
      await other.server.close();
      await replica.close();
      await line.stop();
      await opened.close();
      await standby.stop();
      await schema.drop();
    });
    beforeEach(async () => {
      line.set('works');
      await standby.resume();
      await standby.catchUp();
      now += 60_000;
      // On a busy machine it may have been too slow before: then it is away until it answers once.
      await replica.ask((database) => sql`select 1`.execute(database));
      asked.length = 0;
      said.length = 0;
    });

    const send = async (server: TestServer, token: string, readingValue: number) => {
      const results = [{ taskId: 'kunde-gas-1', comment: null, readingValue, readingImages: [] }];
      const body = { results, readingDate: '2026-11-21T09:00:00.000Z' };
      const headers = { ...bearer(token), 'idempotency-key': randomUUID() };
      const path = `${LIST}/kunde-gas/meterRateTask/result`;
      expect((await server.post(path, body, headers)).status).toBe(200);
    };
    /** Words that only the primary has, and that no state of a list knows of. */
    const marked = async (work: () => Promise<void>) => {
      await sql`alter table job disable trigger all`.execute(opened.database);
      const update = (suffix: string) =>
        sql`update job set meter_address = jsonb_set(meter_address, '{hint}', to_jsonb(${suffix}::text))`.execute(
          opened.database,
        );
      await update('only at the primary');
      await work();
      await update('');
      await sql`alter table job enable trigger all`.execute(opened.database);
    };

    it('come from the replica while nothing in them has changed, however far it is behind', async () => {
      const { token } = await one.logIn('demo-kunde');
      await standby.catchUp();
      await standby.pause();
      await marked(async () => {
        const { status, text } = await one.get(LIST, token);
        expect(status).toBe(200);
        expect(text).toContain('kunde-gas');
        expect(text).not.toContain('only at the primary');
      });
      expect(asked).toEqual(['answered']);
    });

    it('show an own reading at once at every server, and come from the replica when it has it', async () => {
      const { token } = await one.logIn('demo-kunde');
      await standby.catchUp();
      await standby.pause();
      await send(one, token, 13_210);
      for (const server of [one, other]) {
        expect((await server.get(LIST, token)).text).toContain('"readingValue":13210');
      }
      await standby.resume();
      await standby.catchUp();
      await standby.pause();
      await marked(async () => {
        const { text } = await other.get(LIST, token);
        expect(text).toContain('"readingValue":13210');
        expect(text).not.toContain('only at the primary');
      });
    });

    it('show no job that was taken back, and no list to a login that has ended', async () => {
      const owner = await one.logIn('demo-verwaltung');
      const share = { name: 'Hausmeister', allowToReShare: false, jobIds: ['verwaltung-1'] };
      const { text } = await one.post('/api/pro/share/job', share, bearer(owner.token));
      const wordOf = (name: string) => new RegExp(`"${name}":"([^"]+)"`).exec(text)?.[1] ?? '';
      const login = { applicationId: APPLICATION_ID, token: wordOf('token') };
      const { token } = grantOf(await other.post('/auth/token', login));
      await standby.catchUp();
      await standby.pause();
      expect((await other.get(LIST, token)).text).toContain('verwaltung-1');
      const path = `/api/pro/share/account/${wordOf('id')}`;
      const headers = bearer(owner.token);
      await one.server.inject({ method: 'DELETE', url: `${path}/job/verwaltung-1`, headers });
      expect((await other.get(LIST, token)).body).toEqual({ jobs: [] });
      await one.server.inject({ method: 'DELETE', url: path, headers });
      expect((await other.get(LIST, token)).status).toBe(401);
    });

    it.each(['away', 'silent'] as const)(
      'come from the primary while the replica is %s',
      async (state) => {
        const { token } = await one.logIn('demo-kunde');
        await standby.catchUp();
        line.set(state);
        const lists = await Promise.all([one, other, one].map((server) => server.get(LIST, token)));
        expect(lists.map(({ status }) => status)).toEqual([200, 200, 200]);
        expect(replica.isAway()).toBe(true);
        expect(said).toEqual([expect.stringContaining('DATABASE_REPLICA_URL')]);
        asked.length = 0;
        expect((await one.get(LIST, token)).status).toBe(200);
        expect(asked).toEqual([]);

        line.set('works');
        now += 10_000;
        expect((await one.get(LIST, token)).status).toBe(200);
        expect(asked).toEqual(['answered']);
        expect(replica.isAway()).toBe(false);
      },
    );

    it.each([
      { wrong: 'database', change: (url: URL) => void (url.pathname = '/nowhere') },
      { wrong: 'user', change: (url: URL) => void (url.username = 'nobody_here') },
    ])('are not asked for, and the log says so, if the $wrong is wrong', async ({ change }) => {
      const url = new URL(standby.url);
      change(url);
      const wrong = openReplica(url.href, { say: (text) => void said.push(text) });
      const read = (database: OpenDatabase['database']) => sql`select 1`.execute(database);
      expect(await wrong.ask(read)).toBeNull();
      expect(wrong.hasFailed()).toBe(true);
      expect(said).toEqual([expect.stringContaining('DATABASE_REPLICA_URL')]);
      await wrong.close();
    });
  });
}
