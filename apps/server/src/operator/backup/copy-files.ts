import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../../base/start-failure';
import { OperatorFailure } from '../command';
import { backupTexts } from './backup-texts';
import type { BackedUpFile } from './manifest';

export interface Tree {
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

/**
 * All folders and files below a folder, relative to it, with '/' on every system. Throws if anything
 * else lies there, such as a link, because a backup would lose it.
 */
export async function treeOf(folder: string): Promise<Tree> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const other = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (other !== undefined) {
    throw new OperatorFailure(backupTexts.notAFile(join(other.parentPath, other.name)));
  }
  const pathsOf = (some: typeof entries) =>
    some
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
      .sort();
  return {
    folders: pathsOf(entries.filter((entry) => entry.isDirectory())),
    files: pathsOf(entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))),
  };
}

/** Copies a file to the disk and says what it holds. */
export async function copyFile(from: string, to: string): Promise<Omit<BackedUpFile, 'path'>> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  return read(from, createWriteStream(to, { mode: 0o600, flush: true }));
}

/** Throws if the copy is not what the list says. */
export async function checkFile(backup: string, file: BackedUpFile): Promise<void> {
  if (await holds(join(backup, file.path), file)) return;
  throw new OperatorFailure(backupTexts.damaged(file.path));
}

/**
 * Brings a file of a backup to its place. The same file that is already there stays; another one is
 * replaced at once by a complete file, so that a crash damages neither.
 */
export async function bringBack(backup: string, file: BackedUpFile, to: string): Promise<void> {
  if (await holds(to, file)) return;
  const part = `${to}.part`;
  const { sha256 } = await copyFile(join(backup, file.path), part);
  if (sha256 !== file.sha256) {
    await rm(part);
    throw new OperatorFailure(backupTexts.damaged(file.path));
  }
  await rename(part, to);
}

async function holds(path: string, { bytes, sha256 }: BackedUpFile): Promise<boolean> {
  try {
    if ((await stat(path)).size !== bytes) return false;
    return (await read(path, new PassThrough().resume())).sha256 === sha256;
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return false;
  }
}

async function read(from: string, to: NodeJS.WritableStream): Promise<Omit<BackedUpFile, 'path'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  const source = createReadStream(from);
  source.on('data', (part) => {
    hash.update(part);
    bytes += part.length;
  });
  await pipeline(source, to);
  return { bytes, sha256: hash.digest('hex') };
}
