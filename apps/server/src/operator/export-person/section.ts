import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open-database';
import type { Schema } from '../../database/schema';
import type { MasterKey } from '../../keys/master-key';
import type { ShownPhoto } from '../export-readings/photo-folder';

/** A part of the file: some columns of the rows of one table that belong to the person. */
export interface Section<Scope> {
  readonly name: string;
  readonly table: keyof Schema;
  /** The rows of the person. The table is called `one`. */
  readonly rows: (scope: Scope) => RawBuilder<unknown>;
  /** Columns in which people write or which the utility imports, each with its name in the file. */
  readonly words: Readonly<Record<string, string>>;
  /** All other exported columns: ids, times, codes and numbers. */
  readonly marks: Readonly<Record<string, string>>;
  /** Additional values that make a row readable. */
  readonly also?: (scope: Scope) => RawBuilder<unknown>;
  /** What the file shows of a row that the database holds sealed. The key is null if it is missing. */
  readonly opened?: (row: Row, key: MasterKey | null) => Row;
  /** The photos of a row of readings. */
  readonly shown?: RawBuilder<unknown>;
}

export interface Person {
  readonly applicationId: string;
  readonly id: string;
  readonly username: string;
  /** The account and its sub-accesses. */
  readonly family: readonly string[];
}

/** A row as the file shows it. */
export type Row = Readonly<Record<string, unknown>>;

export interface ReadRow {
  readonly row: Row;
  /** The photos of a reading; null for all other rows. */
  readonly shown: readonly ShownPhoto[] | null;
}

/** The rows of one section, in the order of their first columns. */
export async function rowsOf<Scope>(
  database: Database,
  { table, rows, words, marks, also, opened = (row) => row, shown = sql`null` }: Section<Scope>,
  scope: Scope,
  key: MasterKey | null,
): Promise<readonly ReadRow[]> {
  const named = Object.entries({ ...marks, ...words }).map(
    ([column, name]) => sql`one.${sql.ref(column)} as ${sql.id(name)}`,
  );
  const columns = sql.join(also === undefined ? named : [...named, also(scope)]);
  const found = await sql<ReadRow>`
    select to_json(part) as row, shown from ${sql.table(table)} one,
      lateral (select ${columns}) part, lateral (select ${shown} as shown) photos
    where ${rows(scope)} order by to_json(part)::text`.execute(database);
  return found.rows.map((one) => ({ ...one, row: opened(one.row, key) }));
}
