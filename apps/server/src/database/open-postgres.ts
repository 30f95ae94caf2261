import { Kysely, PostgresDialect, sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { consoleTexts } from '../base/console-texts';
import { reasonOf, StartFailure } from '../base/start-failure';
import { DAY_TYPE, keepText } from './day-type';
import { isAway } from '../base/is-away';
import type { OpenDatabase } from './open-database';
import { preparing } from './preparing-pool';
import type { Schema } from './schema';

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
}

export async function openPostgres(
  connectionString: string,
  { pausesMs = PAUSES_MS, statementMs = CALL_MS }: Patience = {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementMs,
    // A server that vanished in the middle of a transaction must not keep its locks.
    idle_in_transaction_session_timeout: 60_000,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary'): unknown =>
        type === DAY_TYPE ? keepText : pg.types.getTypeParser(type, format),
    },
  });
  // Without this listener, the loss of an idle connection would end the process. The next query
  // just reconnects.
  pool.on('error', () => undefined);
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
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
    if (pause === undefined || !isAway(error)) throw error;
    await wait(pause);
    await reach(database, later);
  }
}
