import { accessSync, constants, cpSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface DataFolder {
  readonly path: string;
  remove(): void;
}

/** PostgreSQL's two patterns for further databases: most of the files, and nobody connects to them. */
const PATTERNS = /[/\\]base[/\\][14]$/;

/** A DATA_DIR with a database that was never used (see migrated-database.setup.ts). */
export function makeDataDir(): DataFolder {
  const path = mkdtempSync(join(memoryFolder(), 'ablesbar-data-'));
  const migrated = process.env['ABLESBAR_MIGRATED_DATABASE'];
  if (migrated !== undefined) {
    cpSync(migrated, path, { recursive: true, filter: (source) => !PATTERNS.test(source) });
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

const MEMORY = '/dev/shm';
/** Some containers give it 64 MB, which is one database. */
const ENOUGH = 1e9;

/**
 * A folder in memory where the machine has one: a database of a thousand files is made in no time there.
 * Whoever ends tests in the middle (`npm run mutation`) names one that it clears away itself.
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
