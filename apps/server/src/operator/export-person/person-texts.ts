import { inConsoleLanguage, sayCount } from '../../base/console-language';

export const personTexts = inConsoleLanguage({
  de: {
    folderExists: (folder: string) =>
      `${folder} gibt es schon: mit --folder einen anderen Ordner angeben. Überschrieben wird nichts.`,
    written: (file: string, rows: number) =>
      `${sayCount(rows, 'Eintrag', 'Einträge')} geschrieben: ${file}\nDie Datei enthält, was diese Datenbank über die Person weiß. Nicht darin: Sicherungen, ausgegebene Dateien, Protokolle des Proxys und versendete E-Mails.`,
  },
  en: {
    folderExists: (folder) =>
      `${folder} already exists: name another folder with --folder. Nothing is overwritten.`,
    written: (file, rows) =>
      `${sayCount(rows, 'entry', 'entries')} written: ${file}\nThe file contains what this database knows about the person. Not in it: backups, exported files, logs of the proxy and e-mails that were sent.`,
  },
});
