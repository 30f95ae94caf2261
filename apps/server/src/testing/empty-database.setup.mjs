import { PGlite } from '@electric-sql/pglite';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Once per run, before all tests: an embedded database that each of them copies. Making one takes two
 * seconds of a core, copying it a tenth of one.
 */
export default async function makeEmptyDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-empty-'));
  const database = new PGlite(join(folder, 'database'));
  await database.waitReady;
  await database.close();
  process.env.ABLESBAR_EMPTY_DATABASE = folder;
}
