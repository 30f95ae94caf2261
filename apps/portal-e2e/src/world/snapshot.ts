import { type Client, DatabaseError } from 'pg';

const KEPT = 'kept_for_journeys';
const DEADLOCK = '40P01';

interface Named {
  readonly name: string;
}

/**
 * Each snapshot reads the table names from the catalog, so that it includes new tables. The rows of a
 * partition come with its table.
 */
const TABLES = `
  select quote_ident(relname) as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`;

const SEQUENCES = `
  select format('select setval(%L, %s, %L)', format('public.%I', sequencename),
    coalesce(last_value, start_value), last_value is not null) as name
  from pg_sequences where schemaname = 'public'`;

/** A copy of all tables of a database, in another schema of the same database. */
export class Snapshot {
  private restoring = '';

  constructor(private readonly database: Client) {}

  async take(): Promise<void> {
    const tables = await this.names(TABLES);
    const sequences = await this.names(SEQUENCES);
    await this.database.query(
      [
        `drop schema if exists ${KEPT} cascade`,
        `create schema ${KEPT}`,
        ...tables.map((name) => `create table ${KEPT}.${name} as table public.${name}`),
      ].join(';'),
    );
    this.restoring = [
      'begin',
      // Disables the checks of foreign keys, so the tables can be filled in any order.
      'set local session_replication_role = replica',
      `truncate ${tables.map((name) => `public.${name}`).join()}`,
      ...tables.map(
        (name) => `insert into public.${name} overriding system value table ${KEPT}.${name}`,
      ),
      ...sequences,
      'commit',
    ].join(';');
  }

  /** Restores the tables. The locks make this wait for running transactions of the server. */
  async restore(): Promise<void> {
    try {
      await this.database.query(this.restoring);
    } catch (error) {
      await this.database.query('rollback');
      if (!(error instanceof DatabaseError) || error.code !== DEADLOCK) throw error;
      // The server's housekeeping takes the tables in another order. It has gone on by now.
      await this.restore();
    }
  }

  private async names(question: string): Promise<readonly string[]> {
    const { rows } = await this.database.query<Named>(question);
    return rows.map(({ name }) => name);
  }
}
