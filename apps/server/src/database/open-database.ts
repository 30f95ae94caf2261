import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { consoleTexts } from '../base/console-texts';
import { reasonOf, StartFailure } from '../base/start-failure';
import { lockDataDir } from './data-dir';
import { freeBytesIn } from './disk-space';
import { EmbeddedFolder, START_PARAMS } from './embedded-folder';
import { migrate } from './migrate';
import { DAY_TYPE, keepText, openPostgres, type Patience } from './open-postgres';
import { PGliteDialect } from './pglite-dialect';
import type { Schema } from './schema';

export type Database = Kysely<Schema>;

/** The connections of this process, and the calls that wait for one. */
export interface PoolState {
  readonly size: number;
  readonly inUse: number;
  readonly waiting: number;
}

export interface OpenDatabase {
  readonly database: Database;
  readonly pool: () => PoolState;
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
  if (place.databaseUrl === null) {
    return migrated(await openEmbedded(place.dataDir));
  }
  // A migration may take longer than a call, and so may the wait for another server's.
  const migrating = { ...patience, statementMs: 0, poolSize: 1 };
  await (await migrated(await openPostgres(place.databaseUrl, migrating))).close();
  return openPostgres(place.databaseUrl, patience);
}

async function migrated(opened: OpenDatabase): Promise<OpenDatabase> {
  try {
    await migrate(opened.database);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function openEmbedded(path: string): Promise<OpenDatabase> {
  const dataDir = await lockDataDir(path);
  try {
    const opened = await openHeldFolder(dataDir.databasePath);
    const close = async () => {
      await opened.close();
      await dataDir.release();
    };
    return { ...opened, close };
  } catch (error) {
    await dataDir.release();
    throw error;
  }
}

/** Opens the embedded database as it is, without the migrations. This process holds its folder. */
export async function openHeldFolder(databasePath: string): Promise<OpenDatabase> {
  try {
    const folder = new EmbeddedFolder(databasePath);
    const isNew = readdirSync(databasePath).length === 0;
    const embedded = new PGlite({
      fs: folder,
      startParams: [...START_PARAMS],
      parsers: { [DAY_TYPE]: keepText },
    });
    await embedded.waitReady;
    if (isNew) folder.flushNew();
    const dialect = new PGliteDialect(embedded, freeBytesIn(databasePath));
    const database = new Kysely<Schema>({ dialect });
    return { database, close: () => database.destroy(), pool: dialect.pool };
  } catch (error) {
    const reason = reasonOf(error);
    throw new StartFailure(consoleTexts.databaseUnreadable(dirname(databasePath), reason));
  }
}
