import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
  /** The key in use and those before it, which may have sealed letters that wait; only readable ones. */
  all(): readonly MasterKey[];
  /** Writes a new key beside the file. It is the same one at each call until it is adopted. */
  prepare(): MasterKey;
  /** The new key takes the place of the file. The one before stays beside it. */
  adopt(): void;
  /** Deletes the keys before. */
  forget(): void;
}

export function keyFileAt(path: string): KeyFile {
  const next = `${path}.new`;
  const before = keysBefore(path);
  const read = () => {
    if (!existsSync(path)) return null;
    const key = masterKeyOf(attempt(path, () => readFileSync(path, 'utf8')));
    if (key === null) throw new StartFailure(consoleTexts.badKeyFile(path));
    return key;
  };
  return {
    path,
    read,
    all: () => [path, before].flatMap(keysIn).map(({ key }) => key),
    prepare: () =>
      attempt(path, () => {
        mkdirSync(dirname(path), { recursive: true });
        const inUse = keysIn(path).map(({ text }) => text);
        const kept = new Set([...inUse, ...keysIn(before).map(({ text }) => text)]);
        if (kept.size > 0) put(before, [...kept].join('\n'));
        // By itself, because what keeps it from being replaced has to show before the database changes.
        for (const text of inUse) put(path, text);
        if (keysIn(next).length === 0) put(next, newMasterKey());
        const [prepared] = keysIn(next);
        if (prepared === undefined) throw new StartFailure(consoleTexts.badKeyFile(next));
        return prepared.key;
      }),
    adopt: () =>
      attempt(path, () => {
        // Another command may have done it.
        if (!existsSync(next)) return;
        renameSync(next, path);
        syncFolderOf(path);
      }),
    forget: () => attempt(path, () => rmSync(before, { force: true })),
  };
}

/** Where the keys before the one in use are kept, one in each line, the last one first. */
export function keysBefore(path: string): string {
  return `${path}.before`;
}

/** None if the file is missing or cannot be read. */
function keysIn(file: string): readonly { readonly text: string; readonly key: MasterKey }[] {
  let texts: readonly string[] = [];
  try {
    texts = readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
  return texts.flatMap((text) => {
    const key = masterKeyOf(text);
    return key === null ? [] : [{ text: text.trim(), key }];
  });
}

/** A half-written key must never stand under the name, nor a key that a power cut can lose. */
function put(path: string, text: string): void {
  const part = `${path}.part`;
  writeFileSync(part, `${text}\n`, { mode: 0o600, flush: true });
  renameSync(part, path);
  syncFolderOf(path);
}

/** A power cut can undo a rename that the folder has not flushed. */
function syncFolderOf(path: string): void {
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
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
  if (key === null) throw new StartFailure(consoleTexts.noKeyFileYet(keyFile.path));
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
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(consoleTexts.keyFileTroubled(path, reasonOf(error)));
  }
}
