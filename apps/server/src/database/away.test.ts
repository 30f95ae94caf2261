import { randomUUID } from 'node:crypto';
import { type LineTo, startLineTo } from '../testing/line-to';
import { makeSchema, testDatabaseUrl } from '../testing/test-database';
import { bearer, startTestServer, type TestServer } from '../testing/test-server';
import { migrate } from './migrate';
import type { OpenDatabase } from './open-database';
import { openPostgres } from './open-postgres';

/** More than the connections to the database. */
const MANY = 30;

const postgres = testDatabaseUrl();
if (postgres === null) {
  it.todo('a PostgreSQL that is away for a while: TEST_DATABASE_URL names none');
} else {
  describe('a PostgreSQL that is away for a while', () => {
    let schema: Awaited<ReturnType<typeof makeSchema>>;
    let line: LineTo;
    let opened: OpenDatabase;
    let test: TestServer;
    let token: string;

    beforeAll(async () => {
      schema = await makeSchema(postgres);
      const url = new URL(schema.url);
      line = await startLineTo({ host: url.hostname, port: Number(url.port) });
      url.port = String(line.port);
      opened = await openPostgres(url.href, { statementMs: 2000, connectMs: 2000 });
      await migrate(opened.database);
      test = await startTestServer(opened.database);
      token = (await test.logIn('demo-kunde')).token;
    });
    afterAll(async () => {
      line.set('works');
      await test.server.close();
      await opened.close();
      await line.stop();
      await schema.drop();
    });

    function aReading(readingValue: number) {
      const results = [{ taskId: 'kunde-gas-1', comment: null, readingValue, readingImages: [] }];
      const key = randomUUID();
      return async () => {
        const { statusCode, headers } = await test.server.inject({
          method: 'POST',
          url: '/api/pro/job/kunde-gas/meterRateTask/result',
          headers: { ...bearer(token), 'idempotency-key': key },
          payload: { results, readingDate: '2026-11-21T09:00:00.000Z' },
        });
        return { status: statusCode, canRetry: headers['retry-after'] !== undefined };
      };
    }
    const stored = async () => {
      const rows = opened.database.selectFrom('reading_result').select('reading_value');
      const values = await rows.where('task_id', '=', 'kunde-gas-1').execute();
      return values.map(({ reading_value: value }) => Number(value)).sort((a, b) => a - b);
    };

    it.each([
      { says: 'whose connections break', state: 'away' as const, from: 13_300 },
      { says: 'that says nothing', state: 'silent' as const, from: 13_400 },
    ])(
      '$says: every call gets 503 with Retry-After, and no reading is lost',
      async ({ state, from }) => {
        const before = await stored();
        const values = Array.from({ length: MANY }, (_, index) => from + index);
        const readings = values.map(aReading);
        const first = readings.map((send) => send());
        await Promise.race(first);
        line.set(state);
        for (const answer of await Promise.all(first)) {
          if (answer.status !== 200) expect(answer).toEqual({ status: 503, canRetry: true });
        }
        expect(await aReading(from - 1)()).toEqual({ status: 503, canRetry: true });
        expect((await test.get('/api/pro/job', token)).status).toBe(503);
        expect((await test.get('/readyz')).status).toBe(503);
        expect((await test.get('/healthz')).status).toBe(200);

        line.set('works');
        // By itself: the calls only come again, as the apps' calls do.
        const arrive = async (send: (typeof readings)[number]): Promise<void> => {
          const { status } = await send();
          if (status === 503) await arrive(send);
          else expect(status).toBe(200);
        };
        await Promise.all(readings.map(arrive));
        expect(await stored()).toEqual([...before, ...values]);
      },
    );
  });
}
