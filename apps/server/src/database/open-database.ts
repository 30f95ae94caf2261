import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { consoleTexts } from '../app/console-texts';
import { reasonOf, StartFailure } from '../app/start-failure';
import { holdDataDir } from './data-dir';
import { migrate } from './migrate';
import { PGliteDialect } from './pglite-dialect';
import type { Schema } from './schema';

export type Database = Kysely<Schema>;

export interface OpenDatabase {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

/** PostgreSQL where an address is given, else the embedded database; migrated either way. */
export async function openDatabase(place: {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}): Promise<OpenDatabase> {
  const opened =
    place.databaseUrl === null
      ? await openEmbedded(place.dataDir)
      : await openPostgres(place.databaseUrl);
  try {
    await migrate(opened.database);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

// `date` stays the day it is: both drivers would turn it into a Date of the machine's own zone.
const DAY_TYPE: number = pg.types.builtins.DATE;
const keepText = (text: string) => text;

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const types = {
    getTypeParser: (type: number, format?: 'text' | 'binary'): unknown =>
      type === DAY_TYPE ? keepText : pg.types.getTypeParser(type, format),
  };
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000, types });
  // Unheard, the loss of an idle connection would end the process; the next query just reconnects.
  pool.on('error', () => undefined);
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(database);
    return { database, close: () => database.destroy() };
  } catch (error) {
    await database.destroy();
    throw new StartFailure(consoleTexts.databaseUnreachable(reasonOf(error)));
  }
}

async function openEmbedded(path: string): Promise<OpenDatabase> {
  const dataDir = holdDataDir(path);
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
