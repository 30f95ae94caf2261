import { readdir } from 'node:fs/promises';
import { codeOf } from '../../base/start-failure';
import { openHeldFolder } from '../../database/open-database';
import { OperatorFailure } from '../command';
import { backupTexts } from './backup-texts';

/**
 * The folder of photos that belongs into a backup; null if photos lie in the database or in a bucket.
 * Throws if the database knows photos that the backup would leave out. deploy/backup.sh does the same.
 */
export async function savedPhotos(
  place: string | null,
  databasePath: string,
): Promise<string | null> {
  const folder = place !== null && isFolder(place) ? place : null;
  if (folder !== null && !(await hasPhotoFolders(folder))) {
    throw new OperatorFailure(backupTexts.noPhotos(folder));
  }
  const elsewhere = (await placesIn(databasePath)).find((one) => isFolder(one) && one !== folder);
  if (elsewhere !== undefined) throw new OperatorFailure(backupTexts.photosElsewhere(elsewhere));
  return folder;
}

function isFolder(place: string): boolean {
  return !/^https?:/.test(place);
}

/** A server's start makes the first one, so a folder without any is a disk that is not mounted. */
async function hasPhotoFolders(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).some((name) => /^[0-9a-f]{2}$/.test(name));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

async function placesIn(databasePath: string): Promise<readonly string[]> {
  const { database, close } = await openHeldFolder(databasePath);
  try {
    const rows = await database.selectFrom('photo').select('place').distinct().execute();
    return rows.flatMap(({ place }) => (place === null ? [] : [place]));
  } finally {
    await close();
  }
}
