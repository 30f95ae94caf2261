import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { consoleTexts } from '../app/console-texts';
import { codeOf, reasonOf, StartFailure } from '../app/start-failure';

/** Where the embedded database lives. Held by one process: two would destroy each other's pages. */
export interface DataDir {
  readonly databasePath: string;
  release(): void;
}

export function holdDataDir(path: string): DataDir {
  const lockFile = join(path, 'server.pid');
  try {
    makeFolder(path);
    takeLock(path, lockFile);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(consoleTexts.unwritable(path, reasonOf(error)));
  }
  return {
    databasePath: join(path, 'database'),
    release: () => rmSync(lockFile, { force: true }),
  };
}

/** Not mkdir's own `recursive`: below a folder that takes no new ones (/proc) it never comes back. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

function takeLock(path: string, lockFile: string): void {
  if (hasWritten(lockFile)) return;
  const holder = Number(readFileSync(lockFile, 'utf8'));
  if (holder !== process.pid && isRunning(holder)) {
    throw new StartFailure(consoleTexts.dataDirInUse(path, holder));
  }
  // Left behind by a process that was killed, or by this container's predecessor of the same number.
  rmSync(lockFile, { force: true });
  if (!hasWritten(lockFile)) takeLock(path, lockFile);
}

/** 'wx' makes looking and taking one step, so that two starters cannot both find it free. */
function hasWritten(lockFile: string): boolean {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be signalled, but it is there.
    return codeOf(error) === 'EPERM';
  }
}
