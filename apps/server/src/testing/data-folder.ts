import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inMemory } from './in-memory';

export interface DataFolder {
  readonly path: string;
  remove(): void;
}

/** PostgreSQL's two patterns for further databases: most of the files, and nobody connects to them. */
const PATTERNS = /[/\\]base[/\\][14]$/;

/** A DATA_DIR with a database that was never used (see migrated-database.setup.ts). */
export function makeDataDir(): DataFolder {
  const path = mkdtempSync(join(inMemory(), 'ablesbar-data-'));
  const migrated = process.env['ABLESBAR_MIGRATED_DATABASE'];
  if (migrated !== undefined) {
    cpSync(migrated, path, { recursive: true, filter: (source) => !PATTERNS.test(source) });
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
