import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { PoolState } from './open-database';
import { type FreeBytes, refuseOnFullDisk } from './disk-space';

/**
 * Kysely for the embedded database. It speaks PostgreSQL's SQL and has PGlite as its only
 * connection.
 */
export class PGliteDialect implements Dialect {
  private borrowers = 0;

  constructor(
    private readonly database: PGlite,
    private readonly freeBytes: FreeBytes,
  ) {}

  createDriver(): Driver {
    return new PGliteDriver(this.database, this.freeBytes, (change) => {
      this.borrowers += change;
    });
  }

  readonly pool = (): PoolState => ({
    size: 1,
    inUse: Math.min(this.borrowers, 1),
    waiting: Math.max(this.borrowers - 1, 0),
  });

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler();
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }

  createIntrospector(kysely: Kysely<unknown>): PostgresIntrospector {
    return new PostgresIntrospector(kysely);
  }
}

class PGliteConnection implements DatabaseConnection {
  constructor(
    private readonly database: PGlite,
    private readonly freeBytes: FreeBytes,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    refuseOnFullDisk(query.sql, this.freeBytes);
    const { rows, affectedRows } = await this.database.query<Row>(query.sql, [...query.parameters]);
    return { rows, numAffectedRows: BigInt(affectedRows ?? 0) };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The embedded database does not stream.');
  }
}

/**
 * Only one borrower at a time gets the one connection. Without the queue, another query would run
 * inside an open transaction and be rolled back with it.
 */
class PGliteDriver implements Driver {
  private lastReturned = Promise.resolve();
  private readonly giveBack = new WeakMap<DatabaseConnection, () => void>();

  constructor(
    private readonly database: PGlite,
    private readonly freeBytes: FreeBytes,
    private readonly countBorrowers: (change: 1 | -1) => void,
  ) {}

  async init(): Promise<void> {
    await this.database.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.lastReturned;
    this.countBorrowers(1);
    const connection = new PGliteConnection(this.database, this.freeBytes);
    this.lastReturned = new Promise((resolve) => this.giveBack.set(connection, resolve));
    await before;
    return connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.giveBack.get(connection)?.();
    this.countBorrowers(-1);
  }

  async destroy(): Promise<void> {
    await this.database.close();
  }
}
