import { Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import { answer, type ApiServer } from './route-schemas';

/** For whoever keeps the server running; behind the port, the migrations have run. */
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
      503: answer({ message: Type.String() }),
    },
  };
  server.get('/readyz', { schema: ready }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await sql`select 1 from migration`.execute(database);
      return await reply.send({ status: 'ready' });
    } catch (error) {
      request.log.warn({ err: error }, 'The database does not answer.');
      return reply.code(503).send({ message: 'The database does not answer.' });
    }
  });
}
