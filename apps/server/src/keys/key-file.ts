import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PseudonymOf } from '../audit/audit-line';
import { consoleTexts } from '../base/console-texts';
import { reasonOf, StartFailure } from '../base/start-failure';
import { type MasterKey, masterKeyOf, newMasterKey } from './master-key';

/** The place of the master key, which all servers on one database must share. */
export interface KeyFile {
  readonly path: string;
  /** Null if there is no file. */
  read(): MasterKey | null;
  /** Makes a file with a new key; replaces the file before it. */
  make(): MasterKey;
}

export function keyFileAt(path: string): KeyFile {
  const read = () => {
    if (!existsSync(path)) return null;
    const key = masterKeyOf(attempt(path, () => readFileSync(path, 'utf8')));
    if (key === null) throw new StartFailure(consoleTexts.badKeyFile(path));
    return key;
  };
  return {
    path,
    read,
    make: () => {
      const text = newMasterKey();
      attempt(path, () => {
        mkdirSync(dirname(path), { recursive: true });
        // A half-written key must never stand under the name, nor a key that a power cut can lose.
        writeFileSync(`${path}.new`, `${text}\n`, { mode: 0o600, flush: true });
        renameSync(`${path}.new`, path);
      });
      const key = read();
      if (key === null) throw new StartFailure(consoleTexts.badKeyFile(path));
      return key;
    },
  };
}

/**
 * Pseudonyms for the audit lines. A command also runs on a machine without the file, and replaces one
 * that cannot be read: its lines then name nobody.
 */
export function pseudonymsOf(keyFile: KeyFile): PseudonymOf {
  const key = readableKey(keyFile);
  return (kind, id) => key?.pseudonymOf(kind, id) ?? null;
}

/** The key of a file that the start has made or read. */
export function requiredKey(keyFile: KeyFile): MasterKey {
  const key = keyFile.read();
  if (key === null) throw new StartFailure(consoleTexts.noKeyFile(keyFile.path));
  return key;
}

/**
 * The key of the file as it is at each call, so that a new file counts without a restart. While the file
 * cannot be read, it is the last one.
 */
export function keyOfNow(keyFile: KeyFile): () => MasterKey {
  let last = requiredKey(keyFile);
  return () => {
    last = readableKey(keyFile) ?? last;
    return last;
  };
}

/** Null if the file is missing or cannot be read. */
export function readableKey(keyFile: KeyFile): MasterKey | null {
  try {
    return keyFile.read();
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return null;
  }
}

function attempt<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new StartFailure(consoleTexts.keyFileTroubled(path, reasonOf(error)));
  }
}
