import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { consoleTexts } from '../base/console-texts';
import { codeOf, reasonOf, StartFailure } from '../base/start-failure';
import { holdFolder } from './hold-folder';

/**
 * The folder of the embedded database. Only one process holds it: two would corrupt each other's
 * pages.
 */
export interface DataDir {
  readonly databasePath: string;
  release(): Promise<void>;
}

export async function lockDataDir(path: string): Promise<DataDir> {
  const lockFile = join(path, 'server.pid');
  try {
    makeFolder(path);
    const held = await holdFolder(path);
    try {
      takeLock(path, lockFile);
    } catch (error) {
      await held.release();
      throw error;
    }
    return {
      databasePath: join(path, 'database'),
      release: async () => {
        // Removes only our own lock. If another process has taken the folder by mistake, it keeps
        // its lock.
        if (holderIn(lockFile) === process.pid) rmSync(lockFile);
        await held.release();
      },
    };
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(consoleTexts.unwritable(path, reasonOf(error)));
  }
}

/**
 * Does not use mkdir's `recursive` option: in a folder that accepts no new folders (/proc), that
 * option never returns.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** For builds that know only this lock, and for systems without the other one. */
function takeLock(path: string, lockFile: string): void {
  if (hasWritten(lockFile)) return;
  refuseHeld(path, lockFile);
  // A killed process left this lock, or this container's predecessor with the same process id. The
  // lock is moved aside first: another starting process may have replaced it meanwhile, and then
  // the moved lock belongs to that process.
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

/** Null if the file does not exist. */
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

/**
 * 'wx' checks and creates the file in one step, so that two starting processes cannot both succeed.
 */
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
    // EPERM means that the process of another user exists. It may not be signalled.
    return codeOf(error) === 'EPERM';
  }
}
