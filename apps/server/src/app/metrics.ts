import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { GuardedPlaces } from '../photo/guard-places';

/**
 * Counts the server's work for Prometheus: numbers by route, never an address, a name or a path.
 */
export interface Metrics {
  /** Must be called before the routes are added. */
  watch(server: FastifyInstance): void;
  watchPhotos(state: GuardedPlaces['state']): void;
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
    watchPhotos: (state) => {
      const gauge = (name: string, help: string, value: () => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(value());
          },
        });
      gauge(
        'photo_place_away',
        '1 while the place of photos does not answer and readings with photos are refused.',
        () => (state().isAway ? 1 : 0),
      );
      gauge('photo_place_calls', 'Calls to the place of photos.', () => state().inFlight);
      gauge('photo_place_waiting', 'Calls that wait for them.', () => state().waiting);
    },
    text: () => registry.metrics(),
  };
}
