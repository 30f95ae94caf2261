import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { consoleTexts } from '../base/console-texts';
import { codeOf, reasonOf, StartFailure } from '../base/start-failure';

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
    // Never somebody else's: who took it over by mistake shall not lose it by ours.
    release: () => {
      if (holderIn(lockFile) === process.pid) rmSync(lockFile);
    },
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
  refuseHeld(path, lockFile);
  // Left behind by a process that was killed, or by this container's predecessor of the same number.
  // Moved away first: another starter may have done the same meanwhile, and what we got is its own.
  const aside = `${lockFile}.${process.pid}`;
  if (hasMoved(lockFile, aside)) {
    try {
      refuseHeld(path, aside);
    } catch (error) {
      renameSync(aside, lockFile);
      throw error;
    }
    rmSync(aside);
  }
  takeLock(path, lockFile);
}

function refuseHeld(path: string, lockFile: string): void {
  const holder = holderIn(lockFile);
  if (holder === null || holder === process.pid || !isRunning(holder)) return;
  throw new StartFailure(consoleTexts.dataDirInUse(path, holder));
}

/** Null where there is no such file. */
function holderIn(lockFile: string): number | null {
  return existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8')) : null;
}

function hasMoved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
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
