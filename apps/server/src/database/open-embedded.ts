import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { consoleTexts } from '../base/console-texts';
import { reasonOf, StartFailure } from '../base/start-failure';
import { holdDataDir } from './data-dir';
import { DAY_TYPE, keepText } from './day-type';
import type { OpenDatabase } from './open-database';
import { PGliteDialect } from './pglite-dialect';
import type { Schema } from './schema';

export async function openEmbedded(path: string): Promise<OpenDatabase> {
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
