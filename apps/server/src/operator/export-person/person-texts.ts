/** The texts of the export of a person; German, like the start messages. */
export const personTexts = {
  folderExists: (folder: string) =>
    `${folder} gibt es schon: mit --folder einen anderen Ordner angeben. Überschrieben wird nichts.`,
  written: (file: string, rows: number) =>
    `${rows.toLocaleString('de-DE')} Einträge geschrieben: ${file}\nDie Datei enthält, was diese Datenbank über die Person weiß. Nicht darin: Sicherungen, ausgegebene Dateien, Protokolle des Proxys und versendete E-Mails.`,
};
