import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../app/start-failure';
import type { PhotoStore } from './photo-store';

/** A folder of files; 256 folders within it, because a million files in one are slow to list. */
export function folderStore(folder: string): PhotoStore {
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash);
  return {
    put: async ({ hash, bytes }) => {
      const path = pathOf(hash);
      const part = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        const file = await open(part, 'wx', 0o640);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        // Whole or not there at all.
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    get: (hash) => readFile(pathOf(hash)),
    remove: async (hash) => {
      try {
        await rm(pathOf(hash));
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw error;
      }
    },
  };
}
