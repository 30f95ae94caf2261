import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { AUDIT_EVENTS } from '../audit/audit-line';
import { AWAY_REASONS, type RefusalWatch } from '../base/errors';
import { HOUSEKEEPING_STEPS, type HousekeepingStep, type StepResult } from './housekeeping-state';
import { type StateSources, watchState } from './state-metrics';

/**
 * Counts the server's work for Prometheus: numbers by route, never an address, a name or a path.
 */
export interface Metrics extends RefusalWatch {
  /** Must be called before the routes are added. */
  watch(server: FastifyInstance): void;
  /** Adds what is read at each scrape. */
  watchState(sources: Partial<StateSources>): void;
  auditLine(event: string): void;
  housekeepingStep(step: HousekeepingStep, result: StepResult): void;
  text(): Promise<string>;
  /** All series, for the check of MONITORING.md. */
  names(): readonly string[];
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const answers = counter('http_requests_total', 'Answers by route and status.', [
    'method',
    'route',
    'status',
  ]);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent, by route.',
    labelNames: ['method', 'route'],
    registers,
  });
  const away = counter('away_answers_total', 'Answers with 503, by what was missing.', ['reason']);
  const limited = counter('limited_answers_total', 'Answers with 429, by the limit.', ['limit']);
  const audit = counter('audit_lines_total', 'Audit lines in the log, by event.', ['event']);
  const failures = counter('housekeeping_failures_total', 'Steps that failed.', ['step']);
  const deleted = counter(
    'housekeeping_deleted_total',
    'Rows, pictures or files that were deleted.',
    ['step'],
  );
  const seconds = new Gauge({
    name: 'housekeeping_step_seconds',
    help: 'Duration of the step in the last round.',
    labelNames: ['step'],
    registers,
  });
  // An alarm on an increase needs the zero before the first event.
  for (const reason of AWAY_REASONS) away.inc({ reason }, 0);
  for (const event of AUDIT_EVENTS) audit.inc({ event }, 0);
  for (const step of HOUSEKEEPING_STEPS) {
    failures.inc({ step }, 0);
    deleted.inc({ step }, 0);
  }
  const sources: Partial<StateSources> = {};
  watchState(registry, sources);
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
    watchState: (more) => void Object.assign(sources, more),
    tooOften: (limit) => limited.inc({ limit }),
    away: (reason) => away.inc({ reason }),
    auditLine: (event) => audit.inc({ event }),
    housekeepingStep: (step, result) => {
      seconds.set({ step }, result.seconds);
      deleted.inc({ step }, result.deleted);
      if (result.isFailed) failures.inc({ step });
    },
    text: () => registry.metrics(),
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
  };
}
