import { inConsoleLanguage } from '../../base/console-language';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { lockDataDir } from '../../database/data-dir';
import {
  type CommandInput,
  type CommandWords,
  type Facts,
  type OfflineCommand,
  type OfflineWorld,
  OperatorFailure,
} from '../command';
import { DRY_RUN, isDryRun } from '../dry-run';
import { backupTexts } from './backup-texts';
import { bringBack, checkFile } from './copy-files';
import { type BackupManifest, manifestPath, readManifest } from './manifest';
import { runScript } from './run-script';

export const restore: OfflineCommand = {
  name: 'restore',
  example: 'restore /backup/2026-11-21T02-00-00Z',
  ...inConsoleLanguage<CommandWords>({
    de: {
      words: ['Sicherung'],
      values: {},
      switches: {
        replace:
          'legt eine vorhandene eingebaute Datenbank zur Seite; ohne dies muss der Ort leer sein',
        ...DRY_RUN,
      },
      summary: 'spielt eine Sicherung zurück',
      details: `Erst die Server beenden. <Sicherung> ist ein Ordner, den backup gemacht hat.
Die ganze Sicherung wird geprüft, bevor etwas geändert wird. Der Ort muss leer sein: DATA_DIR (eingebaut)
oder die Datenbank in DATABASE_URL (PostgreSQL), und der Ordner in PHOTOS. Dazu gehört die Schlüsseldatei
(KEY_FILE); ist sie verloren, macht „rotate keys --new-file“ eine neue.`,
    },
    en: {
      words: ['backup'],
      values: {},
      switches: {
        replace: 'puts an existing embedded database aside; otherwise its place must be empty',
        ...DRY_RUN,
      },
      summary: 'brings a backup back',
      details: `Stop the servers first. <backup> is a folder that backup has made.
The whole backup is checked before anything is changed. Its place must be empty: DATA_DIR (embedded)
or the database in DATABASE_URL (PostgreSQL), and the folder in PHOTOS. The key file (KEY_FILE)
belongs to it; if it is lost, “rotate keys --new-file” makes another one.`,
    },
  }),
  runOffline: async (world, given) => {
    const { words, switches } = given;
    const [name = ''] = words;
    const backup = resolve(world.cwd, name);
    const isPostgres = world.settings.databaseUrl !== null;
    const isEmbedded = existsSync(manifestPath(backup));
    if (isPostgres && isEmbedded) throw new OperatorFailure(backupTexts.ofEmbedded);
    if (isPostgres) {
      if (switches.has('replace')) throw new OperatorFailure(backupTexts.noReplace);
      if (isDryRun(given)) throw new OperatorFailure(backupTexts.noDryRun);
      return runScript(world, 'restore.sh', backup);
    }
    if (
      !isEmbedded &&
      existsSync(join(backup, 'database')) &&
      existsSync(join(backup, 'checksums'))
    ) {
      throw new OperatorFailure(backupTexts.ofPostgres);
    }
    return restoreEmbedded(world, backup, given);
  },
};

async function restoreEmbedded(
  world: OfflineWorld,
  backup: string,
  given: CommandInput,
): Promise<Facts> {
  const { settings, clock, say } = world;
  const manifest = readManifest(backup);
  if (manifest.photos !== settings.photos.place) {
    throw new OperatorFailure(backupTexts.otherPhotos(manifest.photos));
  }
  await checkAll(world, backup, manifest);
  const held = await lockDataDir(settings.dataDir);
  try {
    const { databasePath } = held;
    const photos = manifest.folders.includes('photos') ? manifest.photos : null;
    const taken = [databasePath, ...(photos === null ? [] : [photos])].find((one) => !isFree(one));
    if (taken !== undefined && !given.switches.has('replace')) {
      throw new OperatorFailure(backupTexts.notEmpty(taken));
    }
    if (isDryRun(given)) {
      say(backupTexts.restorable(backup, manifest.files.length));
      return { backup, files: manifest.files.length };
    }
    const part = `${databasePath}.part`;
    await rm(part, { recursive: true, force: true });
    await copyTree(world, backup, { name: 'database', path: part, manifest });
    if (photos !== null) await copyTree(world, backup, { name: 'photos', path: photos, manifest });
    if (isFree(databasePath)) {
      await rm(databasePath, { recursive: true, force: true });
    } else {
      const aside = `${databasePath}.${clock().toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
      await rename(databasePath, aside);
      say(backupTexts.putAside(aside));
    }
    await rename(part, databasePath);
    say(backupTexts.restored(settings.dataDir));
    return { backup, files: manifest.files.length, folder: settings.dataDir };
  } finally {
    await held.release();
  }
}

async function checkAll(
  { progress }: OfflineWorld,
  backup: string,
  { files }: BackupManifest,
): Promise<void> {
  for (const [index, file] of files.entries()) {
    await checkFile(backup, file);
    progress.show(backupTexts.checking, index + 1, files.length);
  }
}

async function copyTree(
  { progress }: OfflineWorld,
  backup: string,
  {
    name,
    path,
    manifest,
  }: { readonly name: string; readonly path: string; readonly manifest: BackupManifest },
): Promise<void> {
  const isInside = (one: string) => one === name || one.startsWith(`${name}/`);
  const below = (one: string) => join(path, one.slice(name.length));
  for (const folder of manifest.folders.filter(isInside)) {
    await mkdir(below(folder), { recursive: true, mode: 0o700 });
  }
  const files = manifest.files.filter((file) => isInside(file.path));
  for (const [index, file] of files.entries()) {
    await bringBack(backup, file, below(file.path));
    progress.show(backupTexts.copying, index + 1, files.length);
  }
}

function isFree(path: string): boolean {
  return !existsSync(path) || readdirSync(path).length === 0;
}
