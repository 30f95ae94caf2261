import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Counts the server's work for Prometheus: numbers by route, never an address, a name or a path.
 */
export interface Metrics {
  /** Must be called before the routes are added. */
  watch(server: FastifyInstance): void;
  text(): Promise<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const answers = new Counter({
    name: 'http_requests_total',
    help: 'Answers by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent, by route.',
    labelNames: ['method', 'route'],
    registers,
  });
  new Gauge({
    name: 'process_uptime_seconds',
    help: 'Time since the process started.',
    registers,
    collect() {
      this.set(process.uptime());
    },
  });
  collectDefaultMetrics({ register: registry });
  return {
    watch: (server) => {
      server.addHook(
        'onResponse',
        async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
          // Uses the pattern of the route. With real paths, every job would add its own endless
          // series.
          const route = routeOptions.url ?? 'none';
          answers.inc({ method, route, status: statusCode });
          durations.observe({ method, route }, elapsedTime / 1000);
        },
      );
    },
    text: () => registry.metrics(),
  };
}
