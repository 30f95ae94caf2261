import { existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../database/open-database';
import { memoryFolder } from './data-folder';

/**
 * Once per run, before all tests: an embedded database with all tables, which each of them copies. Making
 * one takes five seconds of a core, copying it a thirtieth of one. Whoever runs the tests many times over
 * (`npm run mutation`) names a folder, in which it is kept from one run to the next.
 */
export default async function makeMigratedDatabase(): Promise<void> {
  const { ABLESBAR_TEST_FOLDER: named } = process.env;
  const dataDir =
    named === undefined
      ? mkdtempSync(join(memoryFolder(), 'ablesbar-migrated-'))
      : join(named, 'migrated');
  process.env['ABLESBAR_MIGRATED_DATABASE'] = dataDir;
  if (existsSync(join(dataDir, 'database'))) return;
  const { close } = await openDatabase({ databaseUrl: null, dataDir });
  await close();
}
