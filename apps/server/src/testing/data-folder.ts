import {
  accessSync,
  constants,
  cpSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../base/start-failure';

export interface DataFolder {
  readonly path: string;
  remove(): void;
}

/** PostgreSQL's two template databases: they have most of the files, and no one connects to them. */
const PATTERNS = /[/\\]base[/\\][14]$/;

/** A DATA_DIR with an unused database (see migrated-database.setup.ts). */
export function makeDataDir(): DataFolder {
  const path = makeTestFolder('data');
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
function memoryFolder(): string {
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

/** The process that made a folder is part of its name. */
const OWNER = /^ablesbar-(?:data|migrated|backup)-(\d+)-/;

export function makeTestFolder(sort: 'data' | 'migrated' | 'backup'): string {
  return mkdtempSync(join(memoryFolder(), `ablesbar-${sort}-${process.pid}-`));
}

/** A killed run leaves 150 MB, which would fill the memory until the machine starts again. */
export function removeFoldersOfKilledRuns(): void {
  const folder = memoryFolder();
  for (const name of readdirSync(folder)) {
    const [, owner] = OWNER.exec(name) ?? [];
    if (owner === undefined || isRunning(Number(owner))) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // It belongs to somebody else, or another run removes it at this moment.
    }
  }
}

/** A process of somebody else cannot be signalled, but runs. */
function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}
