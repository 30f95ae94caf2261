import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { consoleTexts } from '../base/console-texts';
import { codeOf, reasonOf } from '../base/start-failure';
import type { Photo } from './photo';
import { PhotoPlaceFailure, type PhotoStore } from './photo-store';

/**
 * A folder with 256 subfolders, because a million files in one folder are slow to list. `patienceMs` is
 * the timeout of a call: a folder of another machine may hang.
 */
export function folderStore(folder: string, patienceMs: number): PhotoStore {
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash);
  const hangs = () => new PhotoPlaceFailure(consoleTexts.photoFolderHangs(folder), true);
  let hanging = 0;
  function call<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    // Nothing can abort a call to the disk. Each further one would occupy one more of Node's threads.
    if (hanging > 0) return Promise.reject(hangs());
    return new Promise((done, fail) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        hanging += 1;
        fail(hangs());
      }, patienceMs);
      const explain = (error: unknown) =>
        fail(
          new PhotoPlaceFailure(consoleTexts.photoFolderTroubled(folder, reasonOf(error)), false),
        );
      void work()
        .then(done, explain)
        .finally(() => {
          clearTimeout(timer);
          if (isLate) hanging -= 1;
        });
    });
  }
  return {
    put: (photo) => call(() => putFile(pathOf(photo.hash), photo)),
    get: (hash) => call(() => readFile(pathOf(hash)).catch(nullWhereGone)),
    remove: (hash) => call(async () => void (await rm(pathOf(hash)).catch(nullWhereGone))),
  };
}

async function putFile(path: string, { bytes }: Photo): Promise<void> {
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
    // The rename makes the file visible only when it is complete.
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

function nullWhereGone(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}
