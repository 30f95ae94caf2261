import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** For these commands, Kysely needs the number of changed rows. */
const CHANGES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const;

/**
 * Prepares each statement once per connection and reuses it by name, because planning our joins
 * takes longer than running them. The number of statements is limited by the code. Each statement
 * names its columns, so that a migration of a newer server cannot change the result of an older
 * server's prepared statement.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `ablesbar_${names.size}`;
    names.set(text, name);
    return name;
  };
  return {
    connect: async () => preparingClient(await pool.connect(), nameOf),
    end: () => pool.end(),
  };
}

function preparingClient(
  client: pg.PoolClient,
  nameOf: (text: string) => string,
): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(
    text: string | PostgresCursor<unknown>,
    values: readonly unknown[] = [],
  ): PostgresCursor<unknown> | Promise<PostgresQueryResult<unknown>> {
    if (typeof text !== 'string') throw new Error('No cursors here.');
    return client.query({ name: nameOf(text), text, values: [...values] }).then((result) => ({
      command: CHANGES.find((change) => change === result.command) ?? 'SELECT',
      rowCount: result.rowCount ?? 0,
      rows: result.rows,
    }));
  }
  return { query, release: () => client.release() };
}
