import {
  CompiledQuery,
  type DatabaseConnection,
  type PostgresCursor,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { cancelStatement } from './cancel-statement';
import { createPlanNames, type PlanNames } from './kept-plans';

/**
 * The limits of a transaction. They hold if the server vanishes in the middle of it: its locks must
 * go. A server that is there ends its statements itself, and earlier.
 */
const VANISHED_MS = 60_000;
const IDLE_LIMIT = `set local idle_in_transaction_session_timeout = ${VANISHED_MS}`;
const STATEMENT_LIMIT = `set local statement_timeout = ${VANISHED_MS}`;

/**
 * PostgreSQL for Kysely without any state of a session but kept plans: the limits come with the
 * transaction, in the same message, and a statement that is late is cancelled from here.
 */
export class LimitedDialect extends PostgresDialect {
  constructor(
    private readonly pool: PostgresPool,
    private readonly areStatementsLimited: boolean,
  ) {
    super({ pool });
  }

  override createDriver(): PostgresDriver {
    return new LimitedDriver(this.pool, this.areStatementsLimited);
  }
}

class LimitedDriver extends PostgresDriver {
  constructor(
    pool: PostgresPool,
    private readonly areStatementsLimited: boolean,
  ) {
    super({ pool });
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const begin = ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode];
    const limits = this.areStatementsLimited ? [IDLE_LIMIT, STATEMENT_LIMIT] : [IDLE_LIMIT];
    const statements = [begin.filter(Boolean).join(' '), ...limits];
    await connection.executeQuery(CompiledQuery.raw(statements.join('; ')));
  }
}

/** The driver's message for a statement that got no answer in time. */
const LATE = 'Query read timeout';

/** For these commands, Kysely needs the number of changed rows. */
const CHANGES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const;

/** The driver's pool for Kysely. A connection whose answer is late is cancelled and not used again. */
export function limitedPool(pool: pg.Pool, connectionString: string): PostgresPool {
  const planNames = createPlanNames();
  return {
    connect: async () => limitedClient(await pool.connect(), connectionString, planNames),
    end: () => pool.end(),
  };
}

function limitedClient(
  client: pg.PoolClient,
  connectionString: string,
  planNames: PlanNames,
): PostgresPoolClient {
  // A late answer would be taken for the answer to the next statement.
  let isLate = false;
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(
    text: string | PostgresCursor<unknown>,
    values: readonly unknown[] = [],
  ): PostgresCursor<unknown> | Promise<PostgresQueryResult<unknown>> {
    if (typeof text !== 'string') throw new Error('No cursors here.');
    if (isLate) return Promise.reject(new Error(LATE));
    const send = async () => {
      const name = await planNames(client, text);
      return client.query({ ...(name && { name }), text, values: [...values] });
    };
    return send().then(
      (result) => ({
        command: CHANGES.find((change) => change === result.command) ?? 'SELECT',
        rowCount: result.rowCount ?? 0,
        rows: result.rows,
      }),
      async (error: unknown) => {
        if (error instanceof Error && error.message === LATE) {
          isLate = true;
          // Before the connection ends: a PgBouncer no longer knows whose statement it was.
          await cancelStatement(client, connectionString);
        }
        throw error;
      },
    );
  }
  return { query, release: () => client.release(isLate) };
}
