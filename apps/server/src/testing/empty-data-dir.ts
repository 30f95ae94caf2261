import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface EmptyDataDir {
  readonly path: string;
  remove(): void;
}

/** A DATA_DIR with a database that was never used (see empty-database.setup.mjs). */
export function makeDataDir(): EmptyDataDir {
  const path = mkdtempSync(join(tmpdir(), 'ablesbar-data-'));
  const empty = process.env['ABLESBAR_EMPTY_DATABASE'];
  if (empty !== undefined) cpSync(empty, path, { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
