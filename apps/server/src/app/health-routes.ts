import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import type { ApiServer } from './route-schemas';

/** For whoever keeps the server running; behind the port, the migrations have run. */
export function healthRoutes(server: ApiServer, database: Database): void {
  server.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  );

  server.get('/readyz', async (request, reply) => {
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
