import Fastify from 'fastify';
import { listen } from '../base/listen';
import type { Metrics } from './metrics';

/** Serves the metrics on a separate port, which a firewall can keep internal. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const server = Fastify({ forceCloseConnections: true });
  server.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text()),
  );
  const chosen = await listen(server, { host, port, setting: 'METRICS_PORT' });
  return {
    port: chosen,
    stop: () => server.close(),
  };
}
