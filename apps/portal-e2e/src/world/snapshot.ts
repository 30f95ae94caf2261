import type { Client } from 'pg';

const KEPT = 'kept_for_journeys';

interface Named {
  readonly name: string;
}

/** Asked of the catalog at each taking: a table that a migration adds cannot be forgotten. */
const TABLES = `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`;

const SEQUENCES = `
  select format('select setval(%L, %s, %L)', format('public.%I', sequencename),
    coalesce(last_value, start_value), last_value is not null) as name
  from pg_sequences where schemaname = 'public'`;

/** All that a database holds at one moment, kept beside it in the same database. */
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
      // No foreign key is checked: whatever order the tables come in, together they are whole.
      'set local session_replication_role = replica',
      `truncate ${tables.map((name) => `public.${name}`).join()}`,
      ...tables.map((name) => `insert into public.${name} table ${KEPT}.${name}`),
      ...sequences,
      'commit',
    ].join(';');
  }

  /** Waits for whatever the server still has under way in the database. */
  async bringBack(): Promise<void> {
    await this.database.query(this.restoring);
  }

  private async names(question: string): Promise<readonly string[]> {
    const { rows } = await this.database.query<Named>(question);
    return rows.map(({ name }) => name);
  }
}
