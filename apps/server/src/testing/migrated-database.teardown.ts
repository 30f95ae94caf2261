import { rmSync } from 'node:fs';
import { pathOfRows } from './demo-rows';
import { removeTemplate } from './migrated-template';
import { testDatabaseUrl } from './test-database';

export default async function removeMigratedDatabases(): Promise<void> {
  const postgres = testDatabaseUrl();
  if (postgres !== null) await removeTemplate(postgres);
  const { ABLESBAR_TEST_FOLDER: named, ABLESBAR_MIGRATED_DATABASE: folder } = process.env;
  if (named !== undefined || folder === undefined) return;
  rmSync(folder, { recursive: true, force: true });
  rmSync(pathOfRows(), { force: true });
}
