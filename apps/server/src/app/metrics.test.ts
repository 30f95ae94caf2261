import type { OpenDatabase } from '../database/open-database';
import { openTestDatabase } from '../testing/test-database';
import { bearer, startTestServer, type TestServer } from '../testing/test-server';
import { createMetrics, type Metrics } from './metrics';
import { serveMetrics } from './serve-metrics';

let opened: OpenDatabase;
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
  metrics.watchPhotos(() => ({ inFlight: 8, waiting: 3, isAway: true }));
  const lines = (await metrics.text()).split('\n');
  expect(lines).toContain('photo_place_away 1');
  expect(lines).toContain('photo_place_calls 8');
  expect(lines).toContain('photo_place_waiting 3');
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
