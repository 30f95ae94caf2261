import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type ServerProcess, startProcess } from '../testing/server-process';
import { startProxy } from '../testing/round-robin-proxy';
import { makeDataDir } from '../testing/data-folder';
import { makeSchema, testDatabaseUrl } from '../testing/test-database';
import { DEMO_LOGIN } from '../testing/whole-server';

// Three servers start, and the test kills one under load. This takes up to 10 s of an idle core.
jest.setTimeout(120_000);

const SENDERS = 6;
const EACH = 15;
const TASK = 'kunde-gas-1';

const running: ServerProcess[] = [];
afterEach(() => {
  // Processes that a failed test left running would outlive the test run.
  for (const { started } of running.splice(0)) started.kill('SIGKILL');
});

const postgres = testDatabaseUrl();
if (postgres === null) {
  it.todo('three servers on one PostgreSQL: TEST_DATABASE_URL names none');
} else {
  it('three servers behind a proxy, one killed under load: every accepted reading is stored once', async () => {
    const schema = await makeSchema(postgres);
    const data = makeDataDir();
    const environment = {
      DATA_DIR: data.path,
      DATABASE_URL: schema.url,
      TRUSTED_PROXY: '127.0.0.1',
      LIMITS: 'account=100000 anonymous-token=5',
    };
    const start = () => {
      const server = startProcess(environment, 'main-with-demo');
      running.push(server);
      return server.isUp;
    };
    const proxy = await startProxy(await Promise.all([start(), start(), start()]));
    const post = async (path: string, body: object, headers = {}) => {
      const sent = await fetch(proxy.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }).catch(() => null);
      return { status: sent?.status ?? 0, text: (await sent?.text().catch(() => '')) ?? '' };
    };
    // Repeats the call until it is answered, as the app does.
    const sure = async (path: string, body: object, headers = {}): Promise<string> => {
      for (;;) {
        const { status, text } = await post(path, body, headers);
        if (status === 200 && text !== '') return text;
        if (![0, 200, 502, 503].includes(status)) throw new Error(`${path}: ${status} ${text}`);
      }
    };
    const login = await sure('/auth/token', DEMO_LOGIN);
    const tokenIn = (text: string, name: string) =>
      new RegExp(`"${name}":"([^"]+)"`).exec(text)?.[1] ?? '';
    const authorization = `Bearer ${tokenIn(login, 'token')}`;
    const anonymous = async () => (await post('/auth/token-unknown-readings', {})).status;
    expect([await anonymous(), await anonymous(), await anonymous()]).toEqual([200, 200, 200]);

    const accepted: number[] = [];
    const deaths: Promise<unknown>[] = [];
    const send = async (sender: number) => {
      for (let index = 0; index < EACH; index += 1) {
        const readingValue = 13_100 + sender * EACH + index;
        const results = [{ taskId: TASK, comment: null, readingValue, readingImages: [] }];
        const readingDate = new Date().toISOString();
        await sure(
          '/api/pro/job/kunde-gas/meterRateTask/result',
          { results, readingDate },
          { authorization, 'idempotency-key': randomUUID() },
        );
        accepted.push(readingValue);
        if (accepted.length < 20 || deaths.length > 0) continue;
        for (const { started, ended } of running.slice(0, 1)) {
          deaths.push(ended);
          started.kill('SIGKILL');
        }
      }
    };
    await Promise.all(Array.from({ length: SENDERS }, (_, sender) => send(sender)));
    await Promise.all(deaths);
    expect(deaths).toHaveLength(1);

    const client = new pg.Client({ connectionString: schema.url });
    await client.connect();
    const { rows } = await client.query<{ value: string }>(
      'select reading_value as value from reading_result where task_id = $1 order by reading_value',
      [TASK],
    );
    await client.end();
    expect(rows.map(({ value }) => Number(value))).toEqual([...accepted].sort((a, b) => a - b));

    // The session and its refresh token still work, even if the killed server began the session.
    const refreshed = {
      applicationId: DEMO_LOGIN.applicationId,
      token: tokenIn(login, 'refreshToken'),
    };
    expect(tokenIn(await sure('/auth/token', refreshed), 'token')).not.toBe('');

    // Together, the servers allow five.
    const statuses: number[] = [];
    while (statuses.length < 4) {
      const status = await anonymous();
      if (status !== 502) statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);

    await proxy.stop();
    for (const { started, ended } of running.splice(0)) {
      started.kill('SIGTERM');
      await ended;
    }
    data.remove();
    await schema.drop();
  });
}
