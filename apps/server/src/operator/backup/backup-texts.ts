/** The texts of backup and restore; German, like the start messages. */
export const backupTexts = {
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
    `Gesichert und geprüft (${files.toLocaleString('de-DE')} Dateien): ${folder}\nDie Schlüsseldatei (KEY_FILE) ist nicht darin: getrennt davon aufbewahren.`,
  restored: (folder: string) => `Zurückgespielt: ${folder}. Jetzt die Server starten.`,
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
  putAside: (folder: string) => `Das Alte liegt jetzt hier: ${folder}`,
  otherEngine: (isEmbedded: boolean) =>
    isEmbedded
      ? 'Diese Sicherung ist von der eingebauten Datenbank: ohne DATABASE_URL zurückspielen. Geändert wurde nichts.'
      : 'Diese Sicherung ist von PostgreSQL: DATABASE_URL auf eine leere Datenbank setzen. Geändert wurde nichts.',
  noReplace:
    '--replace gilt nur für die eingebaute Datenbank: für PostgreSQL eine neue Datenbank anlegen (createdb) und in DATABASE_URL nennen.',
  scriptFailed: (script: string, reason: string) => `${script}: ${reason}`,
};
