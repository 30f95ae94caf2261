import { inConsoleLanguage, sayCount } from '../base/console-language';
import type { CommandOutline } from './command';

const START = 'npm run operator --';

/** The texts that several commands say, and those of the help. */
export const operatorTexts = inConsoleLanguage({
  de: {
    overview: (commands: readonly CommandOutline[]) =>
      [
        `Aufruf: ${START} <Befehl> [--help] [--json]`,
        '',
        ...summariesOf(commands),
        '',
        '--help zeigt Optionen und ein Beispiel, --json gibt statt der Sätze eine Zeile JSON aus.',
        'Ende mit 0: erledigt; 1: nicht gelungen, der Grund steht da; 2: falscher Aufruf.',
        'Datenbank, Anwendungen und Ablage der Fotos stehen in denselben Variablen wie beim Server.',
      ].join('\n'),
    help: (command: CommandOutline) => helpOf(command, { call: 'Aufruf', example: 'Beispiel' }),
    options: 'Optionen',
    json: 'gibt statt der Sätze eine Zeile JSON aus',
    unknownCommand: (given: string) => `Den Befehl „${given}“ gibt es nicht.`,
    wrongWords: (command: CommandOutline) =>
      `So nicht verstanden. Aufruf: ${START} ${usage(command)}; mehr mit --help.`,
    fileTrouble: (reason: string) =>
      `Die Datei lässt sich nicht öffnen (${reason}): Pfad und Rechte prüfen.`,
    diskFull: 'Der Datenträger ist voll: Platz schaffen und noch einmal versuchen.',
    databaseAway: (reason: string) =>
      `Die Datenbank hat den Befehl abgebrochen (${reason}): noch einmal versuchen.`,
    rehearsed: 'Nur geprobt (--dry-run): Geändert wurde nichts.',

    keysRotated: 'Der Schlüssel ist ersetzt. Laufende Server nehmen ihn innerhalb einer Minute.',
    keysToRotate: (keys: number) =>
      `${sayCount(keys, 'Schlüssel würde', 'Schlüssel würden')} durch einen neuen ersetzt.`,
    newKeyFile: (path: string, before: string) =>
      `Schlüssel und Schlüsseldatei sind ersetzt: ${path} zu allen Servern bringen und sie neu starten. Danach „${START} rotate keys“: das versiegelt die letzten E-Mails neu und löscht die bisherigen Schlüssel (${before}).`,
    foreignLetters: (letters: number, before: string) =>
      `${sayCount(letters, 'wartende E-Mail ist', 'wartende E-Mails sind')} mit einer anderen Schlüsseldatei versiegelt. Der Versand wartet, bis diese als ${before} wieder da ist und „${START} rotate keys“ neu versiegelt.`,

    whichApplication: (ids: readonly string[]) =>
      `Welche Anwendung? Mit --application angeben: ${ids.join(', ')}.`,
    noApplication: (id: string, ids: readonly string[]) =>
      `Die Anwendung ${id} gibt es nicht; vorhanden: ${ids.join(', ')}.`,
    written: (path: string) => `Geschrieben: ${path}`,

    movingPhotos: 'Fotos',
    photosMoved: (count: number, place: string | null) =>
      `${sayCount(count, 'Foto', 'Fotos')} verschoben. Alle liegen jetzt hier: ${place ?? 'Datenbank'}`,
    photosToMove: (count: number, place: string | null) =>
      `${sayCount(count, 'Foto liegt', 'Fotos liegen')} nicht hier: ${place ?? 'Datenbank'}`,
    photosDamaged: (hashes: readonly string[]) =>
      `${sayCount(hashes.length, 'Foto ist beschädigt und liegt', 'Fotos sind beschädigt und liegen')} noch am alten Ort; aus einer Sicherung zurückholen: ${hashes.slice(0, 10).join(', ')}`,
  },
  en: {
    overview: (commands) =>
      [
        `Usage: ${START} <command> [--help] [--json]`,
        '',
        ...summariesOf(commands),
        '',
        '--help shows the options and an example, --json prints one line of JSON in place of sentences.',
        'Ends with 0: done; 1: failed, with the reason; 2: wrong call.',
        'Database, applications and the place of photos are in the same variables as for the server.',
      ].join('\n'),
    help: (command) => helpOf(command, { call: 'Usage', example: 'Example' }),
    options: 'Options',
    json: 'prints one line of JSON in place of sentences',
    unknownCommand: (given) => `There is no command “${given}”.`,
    wrongWords: (command) => `Not understood. Usage: ${START} ${usage(command)}; --help says more.`,
    fileTrouble: (reason) => `The file cannot be opened (${reason}): check path and rights.`,
    diskFull: 'The disk is full: make room and try again.',
    databaseAway: (reason) => `The database has ended the command (${reason}): try again.`,
    rehearsed: 'Only rehearsed (--dry-run): nothing was changed.',

    keysRotated: 'The key is replaced. Running servers take it within a minute.',
    keysToRotate: (keys) => `A new key would replace ${sayCount(keys, 'key', 'keys')}.`,
    newKeyFile: (path, before) =>
      `Key and key file are replaced: bring ${path} to all servers and restart them. Then “${START} rotate keys”: it seals the last e-mails again and deletes the keys before (${before}).`,
    foreignLetters: (letters, before) =>
      `${sayCount(letters, 'waiting e-mail is', 'waiting e-mails are')} sealed with another key file. Sending waits until that file is back as ${before} and “${START} rotate keys” seals again.`,

    whichApplication: (ids) => `Which application? Name it with --application: ${ids.join(', ')}.`,
    noApplication: (id, ids) => `There is no application ${id}; there are: ${ids.join(', ')}.`,
    written: (path) => `Written: ${path}`,

    movingPhotos: 'Photos',
    photosMoved: (count, place) =>
      `${sayCount(count, 'photo', 'photos')} moved. All are now here: ${place ?? 'database'}`,
    photosToMove: (count, place) =>
      `${sayCount(count, 'photo is', 'photos are')} not here: ${place ?? 'database'}`,
    photosDamaged: (hashes) =>
      `${sayCount(hashes.length, 'photo is', 'photos are')} damaged and still in the old place; restore from a backup: ${hashes.slice(0, 10).join(', ')}`,
  },
});

function summariesOf(commands: readonly CommandOutline[]): readonly string[] {
  const width = Math.max(...commands.map((command) => usage(command).length));
  return commands.map((command) => `  ${usage(command).padEnd(width)}  ${command.summary}`);
}

function helpOf(
  command: CommandOutline,
  words: { readonly call: string; readonly example: string },
): string {
  return [
    `${words.call}: ${START} ${usage(command)} [${operatorTexts.options}]`,
    `${words.example}: ${START} ${command.example}`,
    '',
    command.details,
    '',
    `${operatorTexts.options}:`,
    ...optionsOf(command),
  ].join('\n');
}

function usage({ name, words }: CommandOutline): string {
  return [name, ...words.map((word) => `<${word}>`)].join(' ');
}

function optionsOf({ values, switches }: CommandOutline): readonly string[] {
  const all = [
    ...Object.entries(values).map(([name, text]) => [`--${name} …`, text] as const),
    ...Object.entries({ ...switches, json: operatorTexts.json }).map(
      ([name, text]) => [`--${name}`, text] as const,
    ),
  ];
  const width = Math.max(...all.map(([name]) => name.length));
  return all.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
}
