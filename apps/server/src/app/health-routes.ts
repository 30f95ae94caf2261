import { Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import { ApiError } from '../base/errors';
import { answer, type ApiServer } from '../base/route-schemas';

/**
 * Probes for the operator. The port opens after the migrations, so any answer means that the schema
 * is current.
 */
export function healthRoutes(server: ApiServer, database: Database): void {
  const up = {
    summary: 'Whether the process is there.',
    response: { 200: answer({ status: Type.Literal('up') }) },
  };
  server.get('/healthz', { schema: up }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  );

  const ready = {
    summary: 'Whether the database answers, too; 503 while it does not.',
    response: {
      200: answer({ status: Type.Literal('ready') }),
    },
  };
  server.get('/readyz', { schema: ready }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await sql`select 1 from migration`.execute(database).catch((error: unknown) => {
      request.log.warn({ err: error }, 'The database does not answer.');
      throw new ApiError(503);
    });
    return { status: 'ready' as const };
  });
}
