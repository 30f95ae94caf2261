import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../database/open-database';
import { makeDataDir, makeTestFolder, removeFoldersOfKilledRuns } from './data-folder';
import { keepDemoRows } from './demo-rows';
import { makeTemplate } from './migrated-template';
import { seedDemoIn } from './seeded-demo';
import { testDatabaseUrl } from './test-database';

export default async function makeMigratedDatabases(): Promise<void> {
  removeFoldersOfKilledRuns();
  const postgres = testDatabaseUrl();
  if (postgres !== null) await makeTemplate(postgres);
  await makeEmbedded();
}

/**
 * Creates an embedded database with all tables once per run; each test copies it. Creating it takes
 * five seconds of a core, copying it a thirtieth of a second. `npm run mutation` runs the tests many
 * times, so it names a folder that keeps the database between runs.
 */
async function makeEmbedded(): Promise<void> {
  const { ABLESBAR_TEST_FOLDER: named } = process.env;
  const dataDir = named === undefined ? makeTestFolder('migrated') : join(named, 'migrated');
  process.env['ABLESBAR_MIGRATED_DATABASE'] = dataDir;
  if (existsSync(join(dataDir, 'database'))) return;
  const { close } = await openDatabase({ databaseUrl: null, dataDir });
  await close();
  await keepDemo();
}

async function keepDemo(): Promise<void> {
  const { path, remove } = makeDataDir();
  const { database, close } = await openDatabase({ databaseUrl: null, dataDir: path });
  await seedDemoIn(database, { isWhole: false });
  await keepDemoRows(database);
  await close();
  remove();
}
