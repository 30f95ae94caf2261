import { sql } from 'kysely';
import { type AddressInfo, connect } from 'node:net';
import { queueMail, waitingMailState } from '../mail/waiting-mail';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { APPLICATION_ID, bearer, startTestServer, type TestServer } from '../testing/test-server';
import { createMetrics, type Metrics } from './metrics';
import { serveMetrics } from './serve-metrics';
import { aKey } from '../testing/a-key-file';

let opened: TestDatabase;
let test: TestServer;
let metrics: Metrics;
beforeAll(async () => {
  opened = await openTestDatabase('embedded');
  metrics = createMetrics();
  test = await startTestServer(opened.database, { metrics });
});
afterAll(async () => {
  await test.server.close();
  await opened.close();
});

it('counts answers and their durations by route, without personal data', async () => {
  const { token } = await test.logIn('demo-kunde');
  for (const id of ['secret-1', 'secret-2']) {
    const url = `/api/pro/job/${id}/meterRateTask/result`;
    await test.server.inject({ method: 'POST', url, headers: bearer(token), payload: {} });
  }
  await test.server.inject('/m/secret-link');
  const lines = (await metrics.text()).split('\n');
  const route = 'method="POST",route="/api/pro/job/:id/meterRateTask/result"';
  expect(lines).toContain('http_requests_total{method="POST",route="/auth/token",status="200"} 1');
  expect(lines).toContain(`http_requests_total{${route},status="422"} 2`);
  expect(lines).toContain('http_requests_total{method="GET",route="none",status="404"} 1');
  expect(lines).toContain(`http_request_duration_seconds_bucket{le="+Inf",${route}} 2`);
  expect(lines).toContain(`http_request_duration_seconds_count{${route}} 2`);
  expect(await metrics.text()).not.toContain('secret');
});

it('shows whether the place of photos is away', async () => {
  metrics.watchState({ photos: () => ({ inFlight: 8, waiting: 3, isAway: true }) });
  const lines = (await metrics.text()).split('\n');
  expect(lines).toContain('photo_place_away 1');
  expect(lines).toContain('photo_place_calls 8');
  expect(lines).toContain('photo_place_waiting 3');
});

it('shows connections, bytes and waiting mail, also while the database is away', async () => {
  const letter = { fromName: 'a', to: { name: 'a', email: 'a@example.org' }, accountId: null };
  const written = { subject: 'a', text: 'a', html: 'a' };
  await queueMail(opened.database, aKey(), { ...letter, letter: written, now: new Date() });
  await sql`update sealed_mail set queued_at = now() - interval '1 hour'`.execute(opened.database);
  let mail = () => waitingMailState(opened.database, aKey());
  const lastGood = () => new Date('2026-11-21T09:00:00Z');
  metrics.watchState({ pool: opened.pool, mail: () => mail(), housekeeping: lastGood });
  const lines = (await metrics.text()).split('\n');
  expect(lines).toContain('database_pool_size 1');
  expect(lines).toContain('body_bytes_in_use 0');
  expect(lines).toContain(`body_bytes_most ${64 * 1024 * 1024}`);
  expect(lines).toContain('mail_waiting 1');
  expect(lines).toContain('mail_foreign 0');
  expect(lines).toContainEqual(expect.stringMatching(/^mail_oldest_seconds 36\d\d\./));
  expect(lines).toContain('housekeeping_last_good_round_timestamp_seconds 1795251600');
  for (const gone of [
    () => Promise.reject(new Error('gone')),
    () => new Promise<never>(() => {}),
  ]) {
    mail = gone;
    expect((await metrics.text()).split('\n')).toContain('mail_waiting 1');
  }
  // The tests below need not wait for it.
  mail = () => waitingMailState(opened.database, aKey());
});

it('shows calls that wait for a connection', async () => {
  await opened.otherProcess.transaction().execute(async () => {
    const waiting = opened.database.selectFrom('account').select('id').execute();
    await expect(metrics.text()).resolves.toMatch(/^database_pool_waiting [1-9]$/m);
    void waiting;
  });
});

it('counts refusals by their reason, and steps of housekeeping', async () => {
  const login = { applicationId: APPLICATION_ID, username: 'nobody', password: 'falsch' };
  for (let one = 0; one < 11; one += 1) await test.post('/auth/token', login);
  metrics.housekeepingStep('links', { seconds: 0.5, deleted: 7, isFailed: false });
  metrics.housekeepingStep('links', { seconds: 0.25, deleted: 0, isFailed: true });
  const lines = (await metrics.text()).split('\n');
  expect(lines).toContain('limited_answers_total{limit="login-in-a-row"} 1');
  expect(lines).toContain('away_answers_total{reason="database"} 0');
  expect(lines).toContain('housekeeping_step_seconds{step="links"} 0.25');
  expect(lines).toContain('housekeeping_deleted_total{step="links"} 7');
  expect(lines).toContain('housekeeping_failures_total{step="links"} 1');
  expect(lines).toContain('audit_lines_total{event="refresh-token-reused"} 0');
});

it('does not take a caller who hangs up in the middle of a body for an absent database', async () => {
  const { token } = await test.logIn('demo-kunde');
  await test.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.server.server.address() as AddressInfo;
  const caller = connect({ host: '127.0.0.1', port });
  const path = '/api/pro/job/kunde-gas/meterRateTask/result';
  const heads = [`POST ${path} HTTP/1.1`, 'host: localhost', 'content-type: application/json'];
  const rest = [`authorization: Bearer ${token}`, 'content-length: 100000', '', '{"half'];
  caller.write([...heads, ...rest].join('\r\n'));
  const until = async (line: string) => {
    while (!(await metrics.text()).split('\n').includes(line)) await new Promise(setImmediate);
  };
  await until('body_bytes_in_use 100000');
  caller.destroy();
  await until('body_bytes_in_use 0');
  await new Promise(setImmediate);
  expect(await metrics.text()).toContain('away_answers_total{reason="database"} 0');
});

it('has the format that Prometheus reads', async () => {
  const line =
    /^(# HELP [a-z0-9_]+ .+|# TYPE [a-z0-9_]+ (counter|gauge|histogram)|[a-z0-9_]+(\{([a-z]+="[^"\\\n]*",?)+\})? ([0-9.e+-]+|Nan)|)$/;
  const lines = (await metrics.text()).split('\n');
  expect(lines.length).toBeGreaterThan(20);
  for (const one of lines) expect(one).toMatch(line);
  expect(lines.at(-1)).toBe('');
});

it.each([
  'process_resident_memory_bytes gauge',
  'process_cpu_seconds_total counter',
  'process_uptime_seconds gauge',
  'nodejs_eventloop_lag_p99_seconds gauge',
])('has %s, which dashboards show', async (metric) => {
  const lines = (await metrics.text()).split('\n');
  expect(lines).toContain(`# TYPE ${metric}`);
  const [name = ''] = metric.split(' ');
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${name} [0-9.e+-]+$`)));
});

it('has its own port, and is not on the port of the apps', async () => {
  const { port, stop } = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  expect(await answer.text()).toContain('process_resident_memory_bytes');
  await expect(serveMetrics(metrics, { host: '127.0.0.1', port })).rejects.toThrow('METRICS_PORT');
  await stop();
  expect((await test.server.inject('/metrics')).statusCode).toBe(404);
});
