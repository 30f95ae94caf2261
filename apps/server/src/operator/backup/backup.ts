import { inConsoleLanguage } from '../../base/console-language';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { lockDataDir } from '../../database/data-dir';
import {
  type CommandWords,
  type Facts,
  type OfflineCommand,
  type OfflineWorld,
  OperatorFailure,
} from '../command';
import { backupTexts } from './backup-texts';
import { checkFile, copyFile, treeOf } from './copy-files';
import { type BackedUpFile, EMBEDDED_VERSION, FORMAT, manifestPath } from './manifest';
import { runScript } from './run-script';
import { savedPhotos } from './saved-photos';

export const backup: OfflineCommand = {
  name: 'backup',
  example: 'backup /backup',
  ...inConsoleLanguage<CommandWords>({
    de: {
      words: ['Ordner'],
      values: {},
      switches: {},
      summary: 'sichert Datenbank und Fotos nach <Ordner>/<Zeit>',
      details: `PostgreSQL: wie deploy/backup.sh, die Server laufen weiter; pg_dump muss es auf diesem Rechner geben.
Eingebaute Datenbank: erst den Server beenden, denn nur ein Prozess darf ihren Ordner benutzen.
Gesichert werden die Datenbank und die Fotos, wenn PHOTOS ein Ordner ist; ein Bucket hat eigene Sicherungen.
Fehlen die Fotos dort oder liegen manche noch in einem anderen Ordner, wird nichts gesichert.
Die Sicherung wird nach dem Schreiben ganz gelesen und geprüft. Sie öffnet keine Sitzung, enthält aber
Namen und Ablesungen. Nicht darin sind die Schlüsseldatei (KEY_FILE) und E-Mails in DATA_DIR/mail.`,
    },
    en: {
      words: ['folder'],
      values: {},
      switches: {},
      summary: 'saves database and photos to <folder>/<time>',
      details: `PostgreSQL: like deploy/backup.sh, the servers go on; this machine needs pg_dump.
Embedded database: stop the server first, because only one process may use its folder.
Saves the database, and the photos if PHOTOS is a folder; a bucket has backups of its own.
If the photos are missing there or some still lie in another folder, nothing is saved.
The backup is read and checked as a whole after it was written. It opens no session but holds
names and readings. The key file (KEY_FILE) and e-mails in DATA_DIR/mail are not in it.`,
    },
  }),
  runOffline: async (world, { words: [name = ''] }) => {
    const into = resolve(world.cwd, name);
    if (world.settings.databaseUrl !== null) return runScript(world, 'backup.sh', into);
    return backUpEmbedded(world, into);
  },
};

async function backUpEmbedded(world: OfflineWorld, into: string): Promise<Facts> {
  const { dataDir } = world.settings;
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION'))) {
    throw new OperatorFailure(backupTexts.noDatabase(dataDir));
  }
  const held = await lockDataDir(dataDir);
  try {
    const time = world.clock().toISOString().slice(0, 19).replaceAll(':', '-');
    const target = join(into, `${time}Z`);
    await mkdir(into, { recursive: true, mode: 0o700 });
    // Fails if a backup of this second exists.
    await mkdir(`${target}.part`, { mode: 0o700 });
    try {
      const files = await fill(world, `${target}.part`, held.databasePath);
      await rename(`${target}.part`, target);
      world.say(backupTexts.backedUp(target, files));
      return { folder: target, files };
    } catch (error) {
      await rm(`${target}.part`, { recursive: true, force: true });
      throw error;
    }
  } finally {
    await held.release();
  }
}

/** Copies everything, reads the copy again, and writes the list last. Returns the number of files. */
async function fill(
  { settings, progress }: OfflineWorld,
  target: string,
  databasePath: string,
): Promise<number> {
  const { place } = settings.photos;
  const photos = await savedPhotos(place, databasePath);
  const sources = [
    { name: 'database', path: databasePath },
    ...(photos === null ? [] : [{ name: 'photos', path: photos }]),
  ];
  const folders: string[] = [];
  const files: BackedUpFile[] = [];
  for (const { name, path } of sources) {
    const tree = await treeOf(path);
    folders.push(name, ...tree.folders.map((folder) => `${name}/${folder}`));
    for (const file of tree.files) {
      const copied = `${name}/${file}`;
      files.push({ path: copied, ...(await copyFile(join(path, file), join(target, copied))) });
      progress.show(backupTexts.copying, files.length, null);
    }
  }
  for (const [index, file] of files.entries()) {
    await checkFile(target, file);
    progress.show(backupTexts.checking, index + 1, files.length);
  }
  const manifest = { format: FORMAT, database: EMBEDDED_VERSION, photos: place, folders, files };
  await writeFile(manifestPath(target), JSON.stringify(manifest), { mode: 0o600, flush: true });
  return files.length;
}
