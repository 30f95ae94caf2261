import type { FastifyInstance } from 'fastify';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { histogramLines, metricLines } from './metric-text';

const BUCKET_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/**
 * Counts the server's work for Prometheus: numbers by route, never an address, a name or a path.
 */
export interface Metrics {
  /** Must be called before the routes are added. */
  watch(server: FastifyInstance): void;
  text(): string;
  stop(): void;
}

interface Durations {
  readonly buckets: number[];
  count: number;
  sum: number;
}

export function createMetrics(): Metrics {
  const answers = new Map<string, number>();
  const durations = new Map<string, Durations>();
  const lag = monitorEventLoopDelay();
  lag.enable();
  return {
    watch: (server) => {
      server.addHook(
        'onResponse',
        async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
          // Uses the pattern of the route. With real paths, every job would add its own endless
          // series.
          const route = `method="${method}",route="${routeOptions.url ?? 'none'}"`;
          const answer = `${route},status="${statusCode}"`;
          answers.set(answer, (answers.get(answer) ?? 0) + 1);
          observe(durations, route, elapsedTime / 1000);
        },
      );
    },
    text: () =>
      [
        ...metricLines('http_requests_total', 'counter', answers),
        ...histogramLines('http_request_duration_seconds', BUCKET_SECONDS, durations),
        ...metricLines('process_resident_memory_bytes', 'gauge', process.memoryUsage.rss()),
        ...metricLines('process_cpu_seconds_total', 'counter', cpuSeconds()),
        ...metricLines('process_uptime_seconds', 'gauge', process.uptime()),
        ...metricLines('nodejs_eventloop_lag_p99_seconds', 'gauge', lag.percentile(99) / 1e9),
        '',
      ].join('\n'),
    stop: () => void lag.disable(),
  };
}

function observe(durations: Map<string, Durations>, route: string, seconds: number): void {
  const known = durations.get(route) ?? { buckets: BUCKET_SECONDS.map(() => 0), count: 0, sum: 0 };
  for (const [index, limit] of BUCKET_SECONDS.entries()) {
    if (seconds <= limit) known.buckets[index] = (known.buckets[index] ?? 0) + 1;
  }
  known.count += 1;
  known.sum += seconds;
  durations.set(route, known);
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
