import { type Kysely, sql } from 'kysely';
import { eventOrder } from './migrations/2026-11-21-event-order';
import { limits } from './migrations/2026-11-21-limits';
import { logins } from './migrations/2026-11-21-logins';
import { mail } from './migrations/2026-11-21-mail';
import { operator } from './migrations/2026-11-21-operator';
import { photoPlaces } from './migrations/2026-11-21-photo-places';
import { readings } from './migrations/2026-11-21-readings';
import { readingsElsewhere } from './migrations/2026-11-21-readings-elsewhere';
import { sharing } from './migrations/2026-11-21-sharing';
import type { Schema } from './schema';

interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

/** In the order in which they run; the names are kept in the database and must not change. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '2026-11-21-readings', statements: readings },
  { name: '2026-11-21-limits', statements: limits },
  { name: '2026-11-21-logins', statements: logins },
  { name: '2026-11-21-sharing', statements: sharing },
  { name: '2026-11-21-readings-elsewhere', statements: readingsElsewhere },
  { name: '2026-11-21-mail', statements: mail },
  { name: '2026-11-21-event-order', statements: eventOrder },
  { name: '2026-11-21-operator', statements: operator },
  { name: '2026-11-21-photo-places', statements: photoPlaces },
];

/** Any number: it only has to be the same for every server on one database. */
const MIGRATION_LOCK = 20_261_121;

/** All in one transaction: a migration that breaks in the middle leaves the old state behind. */
export async function migrate(
  database: Kysely<Schema>,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // A large table takes longer than a call may, and so may the server that is being waited for.
    await sql`set local statement_timeout = 0`.execute(transaction);
    // Two servers that start together would otherwise both create the same tables.
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
    await sql`create table if not exists migration (name text primary key)`.execute(transaction);
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(transaction);
    const done = new Set(rows.map(({ name }) => name));
    for (const { name, statements } of migrations.filter(
      (migration) => !done.has(migration.name),
    )) {
      for (const statement of statements) await sql.raw(statement).execute(transaction);
      await sql`insert into migration (name) values (${name})`.execute(transaction);
    }
  });
}
