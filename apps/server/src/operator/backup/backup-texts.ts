import { inConsoleLanguage, sayCount } from '../../base/console-language';

/** The texts of backup and restore. */
export const backupTexts = inConsoleLanguage({
  de: {
    copying: 'Kopieren',
    checking: 'Prüfen',
    noDatabase: (folder: string) =>
      `In ${folder} liegt keine Datenbank: DATA_DIR prüfen; für PostgreSQL DATABASE_URL setzen.`,
    noPhotos: (folder: string) =>
      `In ${folder} liegen keine Fotos: PHOTOS prüfen, und ob die Platte eingehängt ist. Gesichert wurde nichts.`,
    photosElsewhere: (folder: string) =>
      `Manche Fotos liegen in ${folder} und kämen nicht in die Sicherung: PHOTOS prüfen, sonst erst mit „move photos“ umziehen. Gesichert wurde nichts.`,
    notAFile: (path: string) =>
      `${path} ist weder Datei noch Ordner und käme nicht in die Sicherung: durch die Datei selbst ersetzen. Gesichert wurde nichts.`,
    backedUp: (folder: string, files: number) =>
      `Gesichert und geprüft (${sayCount(files, 'Datei', 'Dateien')}): ${folder}\nDie Schlüsseldatei (KEY_FILE) ist nicht darin: getrennt davon aufbewahren.`,
    restored: (folder: string) => `Zurückgespielt: ${folder}. Jetzt die Server starten.`,
    restorable: (backup: string, files: number) =>
      `Die Sicherung ist vollständig (${sayCount(files, 'Datei', 'Dateien')}), und der Ort ist frei: ${backup}`,
    noBackup: (folder: string) =>
      `${folder} ist keine vollständige Sicherung (manifest.json fehlt oder ist beschädigt): eine andere angeben. Geändert wurde nichts.`,
    otherVersion: (folder: string, has: string, wants: string) =>
      `${folder} ist in der Fassung ${has}, gebraucht wird ${wants}: mit dem Programm zurückspielen, das sie gemacht hat. Geändert wurde nichts.`,
    damaged: (file: string) =>
      `Die Sicherung ist beschädigt oder unvollständig (${file}): eine andere angeben. Geändert wurde nichts.`,
    notEmpty: (folder: string) =>
      `${folder} ist nicht leer: mit --replace wird das Alte zur Seite gelegt, oder mit DATA_DIR und PHOTOS leere Ordner angeben. Geändert wurde nichts.`,
    otherPhotos: (place: string | null) =>
      `Die Fotos der Sicherung lagen hier: ${place ?? 'in der Datenbank'}. PHOTOS ebenso setzen; umziehen geht danach mit „move photos“. Geändert wurde nichts.`,
    putAside: (folder: string) =>
      `Das Alte liegt jetzt hier: ${folder}\nLöschen, sobald es nicht mehr gebraucht wird: erase erreicht es nicht.`,
    ofEmbedded:
      'Diese Sicherung ist von der eingebauten Datenbank: ohne DATABASE_URL zurückspielen. Geändert wurde nichts.',
    ofPostgres:
      'Diese Sicherung ist von PostgreSQL: DATABASE_URL auf eine leere Datenbank setzen. Geändert wurde nichts.',
    noReplace:
      '--replace gilt nur für die eingebaute Datenbank: für PostgreSQL eine neue Datenbank anlegen (createdb) und in DATABASE_URL nennen.',
    noDryRun:
      '--dry-run gilt nur für die eingebaute Datenbank: für PostgreSQL prüft „sha256sum --check checksums“ die Sicherung.',
    scriptFailed: (script: string, reason: string) => `${script}: ${reason}`,
  },
  en: {
    copying: 'Copying',
    checking: 'Checking',
    noDatabase: (folder) =>
      `There is no database in ${folder}: check DATA_DIR; for PostgreSQL, set DATABASE_URL.`,
    noPhotos: (folder) =>
      `There are no photos in ${folder}: check PHOTOS, and whether its disk is mounted. Nothing was saved.`,
    photosElsewhere: (folder) =>
      `Some photos lie in ${folder} and would not be in the backup: check PHOTOS, or move them with “move photos” first. Nothing was saved.`,
    notAFile: (path) =>
      `${path} is neither a file nor a folder and would not be in the backup: replace it by the file itself. Nothing was saved.`,
    backedUp: (folder, files) =>
      `Saved and checked (${sayCount(files, 'file', 'files')}): ${folder}\nThe key file (KEY_FILE) is not in it: keep that apart.`,
    restored: (folder) => `Restored: ${folder}. Now start the servers.`,
    restorable: (backup, files) =>
      `The backup is complete (${sayCount(files, 'file', 'files')}), and its place is free: ${backup}`,
    noBackup: (folder) =>
      `${folder} is no complete backup (manifest.json is missing or damaged): name another one. Nothing was changed.`,
    otherVersion: (folder, has, wants) =>
      `${folder} has the version ${has}, and ${wants} is needed: restore it with the program that made it. Nothing was changed.`,
    damaged: (file) =>
      `The backup is damaged or incomplete (${file}): name another one. Nothing was changed.`,
    notEmpty: (folder) =>
      `${folder} is not empty: --replace puts the old one aside, or name empty folders in DATA_DIR and PHOTOS. Nothing was changed.`,
    otherPhotos: (place) =>
      `The photos of the backup lay here: ${place ?? 'in the database'}. Set PHOTOS to the same; move them with “move photos” afterwards. Nothing was changed.`,
    putAside: (folder) =>
      `The old one is now here: ${folder}\nDelete it once it is not needed: erase does not reach it.`,
    ofEmbedded:
      'This backup is of the embedded database: restore it without DATABASE_URL. Nothing was changed.',
    ofPostgres:
      'This backup is of PostgreSQL: set DATABASE_URL to an empty database. Nothing was changed.',
    noReplace:
      '--replace is for the embedded database only: for PostgreSQL, create a new database (createdb) and name it in DATABASE_URL.',
    noDryRun:
      '--dry-run is for the embedded database only: for PostgreSQL, “sha256sum --check checksums” checks the backup.',
    scriptFailed: (script, reason) => `${script}: ${reason}`,
  },
});
