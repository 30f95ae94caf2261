import { Kysely, sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { consoleTexts } from '../base/console-texts';
import { isUnavailable } from '../base/is-unavailable';
import { reasonOf, StartFailure } from '../base/start-failure';
import type { OpenDatabase } from './open-database';
import { LimitedDialect, limitedPool } from './limited-dialect';
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

/** A hanging statement must not occupy a connection forever. */
const CALL_MS = 30_000;
const CONNECT_MS = 10_000;
/** Statements that come together share one, so few connections serve many calls. */
export const POOL_SIZE = { byDefault: 10, least: 2, most: 500 };

export interface Patience {
  /** The pauses between the tries to reach the database. */
  readonly pausesMs?: readonly number[];
  /** The limit for one statement. 0: no limit. */
  readonly statementMs?: number;
  /** The wait for a connection: for a free one or for a new one. */
  readonly connectMs?: number;
  /** The connections that are open at the same time. */
  readonly poolSize?: number;
}

/**
 * Nothing that is sent needs the same connection twice, apart from a transaction: no setting outlives
 * it or is part of the greeting, and plans are kept (kept-plans.ts) only by PostgreSQL itself. So a
 * PgBouncer in transaction mode may stand between (D222).
 */
export async function openPostgres(
  connectionString: string,
  patience: Patience = {},
): Promise<OpenDatabase> {
  const opened = connectLater(connectionString, patience);
  try {
    await reach(opened.database, patience.pausesMs ?? PAUSES_MS);
    return opened;
  } catch (error) {
    await opened.close();
    throw new StartFailure(consoleTexts.databaseUnreachable(reasonOf(error)));
  }
}

/** Without a word to the database, which may be away. */
export function connectLater(
  connectionString: string,
  {
    statementMs = CALL_MS,
    connectMs = CONNECT_MS,
    poolSize = POOL_SIZE.byDefault,
  }: Omit<Patience, 'pausesMs'> = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    ...(statementMs === 0 ? {} : { query_timeout: statementMs }),
    keepAlive: true,
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
    dialect: new LimitedDialect(limitedPool(pool, connectionString), statementMs !== 0),
  });
  return {
    database,
    close: () => database.destroy(),
    pool: () => ({
      size: pool.options.max,
      inUse: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
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
