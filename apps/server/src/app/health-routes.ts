import { Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import type { UntrustedProxy } from '../limit/untrusted-proxy';
import type { HousekeepingState } from './housekeeping-state';
import { Away } from '../base/errors';
import { answer, type ApiServer } from '../base/route-schemas';

/** A setting that is wrong, and work beside the calls that has not succeeded for an hour. */
const WARNINGS = ['TRUSTED_PROXY', 'housekeeping'] as const;

/**
 * Probes for the operator. The port opens after the migrations, so any answer means that the schema
 * is current.
 */
export function healthRoutes(
  server: ApiServer,
  {
    database,
    proxy,
    housekeeping,
  }: {
    readonly database: Database;
    readonly proxy: UntrustedProxy;
    readonly housekeeping: Pick<HousekeepingState, 'isLate'>;
  },
): void {
  // Only names: what to do is a matter between console, log and operator.
  const warnings = Type.Optional(Type.Array(Type.Union(WARNINGS.map((one) => Type.Literal(one)))));
  const warningsNow = () => {
    const shown = { TRUSTED_PROXY: proxy.isSeen(), housekeeping: housekeeping.isLate() };
    const names = WARNINGS.filter((name) => shown[name]);
    return names.length === 0 ? {} : { warnings: names };
  };
  const up = {
    summary: 'Whether the process is there. `warnings` names what the operator has to mend.',
    response: { 200: answer({ status: Type.Literal('up'), warnings }) },
  };
  server.get('/healthz', { schema: up }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'up' as const, ...warningsNow() };
  });

  const ready = {
    summary: 'Whether the database answers and takes writes, too; 503 while it does not.',
    response: {
      200: answer({ status: Type.Literal('ready'), warnings }),
    },
  };
  server.get('/readyz', { schema: ready }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const { rows } = await sql`select 1 from migration
      where current_setting('transaction_read_only') = 'off'`
      .execute(database)
      .catch((error: unknown) => {
        throw new Away('database', { cause: error });
      });
    if (rows.length === 0) throw new Away('database', { cause: new Error('It is read-only.') });
    return { status: 'ready' as const, ...warningsNow() };
  });
}
