import { sql } from 'kysely';
import type pg from 'pg';
import { processIdOf } from './cancel-statement';

const MARK = '/* keeps its plan */';
/**
 * Stands in the statements of every login, call and reading: planning them takes longer than running
 * them. All others are planned anew, because the best plan may depend on their values.
 */
export const KEEPS_PLAN = sql.raw(MARK);

/**
 * The name under which PostgreSQL keeps the plan of a statement. Undefined for a statement without the
 * mark, and behind a pooler, where the next statement of this connection may run in another session.
 */
export type PlanNames = (client: pg.ClientBase, text: string) => Promise<string | undefined>;

export function createPlanNames(): PlanNames {
  const names = new Map<string, string>();
  const direct = new WeakMap<pg.ClientBase, boolean>();
  return async (client, text) => {
    if (!text.includes(MARK)) return undefined;
    const isDirect = direct.get(client) ?? (await leadsToPostgres(client));
    direct.set(client, isDirect);
    if (!isDirect) return undefined;
    const name = names.get(text) ?? `ablesbar_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** A pooler greets with a number of its own, and PostgreSQL with that of the session's process. */
async function leadsToPostgres(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id');
  return rows[0]?.id === processIdOf(client);
}
