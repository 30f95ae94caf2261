import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { consoleTexts } from '../base/console-texts';
import { codeOf, reasonOf } from '../base/start-failure';
import type { Photo } from './photo';
import { PhotoPlaceFailure, type PhotoStore } from './photo-store';

/** A folder with 256 subfolders, because a million files in one folder are slow to list. */
export function folderStore(folder: string): PhotoStore {
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash);
  const explain = (error: unknown): never => {
    const reason = consoleTexts.photoFolderTroubled(folder, reasonOf(error));
    throw new PhotoPlaceFailure(reason, false);
  };
  return {
    put: (photo) => putFile(pathOf(photo.hash), photo).catch(explain),
    get: (hash) => readFile(pathOf(hash)).catch(nullWhereGone).catch(explain),
    remove: async (hash) => void (await rm(pathOf(hash)).catch(nullWhereGone).catch(explain)),
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
