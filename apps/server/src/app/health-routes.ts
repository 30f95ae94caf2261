import { Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import type { UntrustedProxy } from '../limit/untrusted-proxy';
import { ApiError } from '../base/errors';
import { answer, type ApiServer } from '../base/route-schemas';

/**
 * Probes for the operator. The port opens after the migrations, so any answer means that the schema
 * is current.
 */
export function healthRoutes(
  server: ApiServer,
  { database, proxy }: { readonly database: Database; readonly proxy: UntrustedProxy },
): void {
  // Only the name of the setting: what it should be is a matter between console and operator.
  const warnings = Type.Optional(Type.Array(Type.Literal('TRUSTED_PROXY')));
  const warningsNow = () => (proxy.isSeen() ? { warnings: ['TRUSTED_PROXY' as const] } : {});
  const up = {
    summary: 'Whether the process is there. `warnings` names settings that are wrong.',
    response: { 200: answer({ status: Type.Literal('up'), warnings }) },
  };
  server.get('/healthz', { schema: up }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'up' as const, ...warningsNow() };
  });

  const ready = {
    summary: 'Whether the database answers, too; 503 while it does not.',
    response: {
      200: answer({ status: Type.Literal('ready'), warnings }),
    },
  };
  server.get('/readyz', { schema: ready }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await sql`select 1 from migration`.execute(database).catch((error: unknown) => {
      request.log.warn({ err: error }, 'The database does not answer.');
      throw new ApiError(503);
    });
    return { status: 'ready' as const, ...warningsNow() };
  });
}
