import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { consoleTexts } from '../base/console-texts';
import { reasonOf, StartFailure } from '../base/start-failure';
import { lockDataDir } from './data-dir';
import { migrate } from './migrate';
import { DAY_TYPE, keepText, openPostgres, type Patience } from './open-postgres';
import { PGliteDialect } from './pglite-dialect';
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

async function openEmbedded(path: string): Promise<OpenDatabase> {
  const dataDir = lockDataDir(path);
  try {
    const embedded = new PGlite(dataDir.databasePath, { parsers: { [DAY_TYPE]: keepText } });
    await embedded.waitReady;
    const database = new Kysely<Schema>({ dialect: new PGliteDialect(embedded) });
    const close = async () => {
      await database.destroy();
      dataDir.release();
    };
    return { database, close };
  } catch (error) {
    dataDir.release();
    throw new StartFailure(consoleTexts.databaseUnreadable(path, reasonOf(error)));
  }
}
