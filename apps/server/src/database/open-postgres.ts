import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { consoleTexts } from '../base/console-texts';
import { isUnavailable } from '../base/is-unavailable';
import { reasonOf, StartFailure } from '../base/start-failure';
import type { OpenDatabase } from './open-database';
import type { Schema } from './schema';

/** `date` stays text. Both drivers would turn it into a Date in the machine's time zone. */
export const DAY_TYPE: number = pg.types.builtins.DATE;

export function keepText(text: string): string {
  return text;
}

/**
 * A database that starts together with the server needs a moment. A missing database needs a
 * person.
 */
const PAUSES_MS: readonly number[] = [250, 500, 1000, 2000];

/** A hanging statement must not occupy one of the ten connections forever. */
const CALL_MS = 30_000;

export interface Patience {
  /** The pauses between the tries to reach the database. */
  readonly pausesMs?: readonly number[];
  /** The limit for one statement. 0: no limit. */
  readonly statementMs?: number;
  /** The wait for an answer beyond that limit. */
  readonly silenceMs?: number;
  /** The wait for a connection: for a free one or for a new one. */
  readonly connectMs?: number;
}

/** PostgreSQL itself ends a statement at its limit. A host that vanished says nothing. */
const SILENCE_MS = 2000;
const CONNECT_MS = 10_000;

export async function openPostgres(
  connectionString: string,
  {
    pausesMs = PAUSES_MS,
    statementMs = CALL_MS,
    silenceMs = SILENCE_MS,
    connectMs = CONNECT_MS,
  }: Patience = {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    ...(statementMs === 0 ? {} : { query_timeout: statementMs + silenceMs }),
    keepAlive: true,
    // A server that vanished in the middle of a transaction must not keep its locks.
    idle_in_transaction_session_timeout: 60_000,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary'): unknown =>
        type === DAY_TYPE ? keepText : pg.types.getTypeParser(type, format),
    },
  });
  // Without these listeners, the loss of a connection would end the process: the first is for idle
  // connections, the second for those in use. The calls fail by themselves, and the next reconnects.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: preparedStatementPool(pool) }),
  });
  try {
    await reach(database, pausesMs);
    return { database, close: () => database.destroy() };
  } catch (error) {
    await database.destroy();
    throw new StartFailure(consoleTexts.databaseUnreachable(reasonOf(error)));
  }
}

async function reach(database: Kysely<Schema>, pausesMs: readonly number[]): Promise<void> {
  const [pause, ...later] = pausesMs;
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    if (pause === undefined || !isUnavailable(error)) throw error;
    await wait(pause);
    await reach(database, later);
  }
}

/** The driver's message for a statement that got no answer in time. */
const LATE = 'Query read timeout';

/** For these commands, Kysely needs the number of changed rows. */
const CHANGES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const;

/**
 * Prepares each statement once per connection and reuses it by name, because planning our joins
 * takes longer than running them. The number of statements is limited by the code. Each statement
 * names its columns, so that a migration of a newer server cannot change the result of an older
 * server's prepared statement.
 */
function preparedStatementPool(pool: pg.Pool): PostgresPool {
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
    return client.query({ name: nameOf(text), text, values: [...values] }).then(
      (result) => ({
        command: CHANGES.find((change) => change === result.command) ?? 'SELECT',
        rowCount: result.rowCount ?? 0,
        rows: result.rows,
      }),
      (error: unknown) => {
        isLate ||= error instanceof Error && error.message === LATE;
        throw error;
      },
    );
  }
  return { query, release: () => client.release(isLate) };
}
