import type { Kysely } from 'kysely';
import { migrate } from './migrate';
import { openEmbedded } from './open-embedded';
import { openPostgres, type Patience } from './open-postgres';
import type { Schema } from './schema';

export type Database = Kysely<Schema>;

export interface OpenDatabase {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

/**
 * Opens PostgreSQL if its address is set, else the embedded database. Runs the migrations in both
 * cases.
 */
export async function openDatabase(
  place: { readonly databaseUrl: string | null; readonly dataDir: string },
  patience: Patience = {},
): Promise<OpenDatabase> {
  const opened =
    place.databaseUrl === null
      ? await openEmbedded(place.dataDir)
      : await openPostgres(place.databaseUrl, patience);
  try {
    await migrate(opened.database);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}
