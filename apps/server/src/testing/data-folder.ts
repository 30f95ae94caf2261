import { accessSync, constants, cpSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface DataFolder {
  readonly path: string;
  remove(): void;
}

/** PostgreSQL's two template databases: they have most of the files, and no one connects to them. */
const PATTERNS = /[/\\]base[/\\][14]$/;

/** A DATA_DIR with an unused database (see migrated-database.setup.ts). */
export function makeDataDir(): DataFolder {
  const path = mkdtempSync(join(memoryFolder(), 'ablesbar-data-'));
  const migrated = process.env['ABLESBAR_MIGRATED_DATABASE'];
  if (migrated !== undefined) {
    cpSync(migrated, path, { recursive: true, filter: (source) => !PATTERNS.test(source) });
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

const MEMORY = '/dev/shm';
/** Some containers have only 64 MB of shared memory, which is enough for one database. */
const ENOUGH = 1e9;

/**
 * A folder in memory if the machine has one, because a database of a thousand files is created much
 * faster there. `npm run mutation` kills tests, so it names a folder that it deletes itself.
 */
export function memoryFolder(): string {
  const { ABLESBAR_TEST_FOLDER: named } = process.env;
  if (named !== undefined) return named;
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
