import type { CommandOutline } from './command';

const START = 'npm run operator --';

/** The texts for the operator; German, like the start messages. */
export const operatorTexts = {
  overview: (commands: readonly CommandOutline[]) =>
    [
      `Aufruf: ${START} <Befehl> [--help]`,
      '',
      ...commands.map((command) => `  ${usage(command).padEnd(38)} ${command.summary}`),
      '',
      'Datenbank, Anwendungen und Ablage der Fotos stehen in denselben Variablen wie beim Server.',
    ].join('\n'),
  help: (command: CommandOutline) =>
    [
      `Aufruf: ${START} ${usage(command)}${options(command).length === 0 ? '' : ' [Optionen]'}`,
      '',
      command.details,
      ...['', ...options(command)].filter((_, index, all) => all.length > 1 || index > 0),
    ].join('\n'),
  unknownCommand: (given: string) => `Den Befehl „${given}“ gibt es nicht.`,
  wrongWords: (command: CommandOutline) =>
    `So nicht verstanden. Aufruf: ${START} ${usage(command)}; mehr mit --help.`,
  fileTrouble: (reason: string) =>
    `Die Datei lässt sich nicht öffnen (${reason}): Pfad und Rechte prüfen.`,

  keysRotated: 'Der Schlüssel ist ersetzt. Laufende Server nehmen ihn innerhalb einer Minute.',
  newKeyFile: (path: string, before: string) =>
    `Schlüssel und Schlüsseldatei sind ersetzt: ${path} zu allen Servern bringen und sie neu starten. Danach „${START} rotate keys“: das versiegelt die letzten E-Mails neu und löscht die bisherigen Schlüssel (${before}).`,
  foreignLetters: (letters: number, before: string) =>
    `${letters} wartende E-Mails sind mit einer anderen Schlüsseldatei versiegelt. Sie warten, bis diese als ${before} wieder da ist und „${START} rotate keys“ sie neu versiegelt.`,

  whichApplication: (ids: readonly string[]) =>
    `Welche Anwendung? Mit --application angeben: ${ids.join(', ')}.`,
  noApplication: (id: string, ids: readonly string[]) =>
    `Die Anwendung ${id} gibt es nicht; vorhanden: ${ids.join(', ')}.`,
  noCustomer: (customer: string) =>
    `Kein Zugang mit der Kundennummer oder dem Benutzernamen ${customer}. Schreibweise prüfen; Leerzeichen zählen mit.`,
  manyCustomers: (customer: string) =>
    `${customer} ist die Kundennummer des einen und der Benutzername eines anderen Zugangs: den anderen der beiden Namen angeben.`,

  accountExists: (customer: string) =>
    `Die Kundennummer ${customer} hat schon einen Zugang. Neue Anmeldedaten: ${START} letters <Datei> --customer ${customer}`,
  usernameTaken: (username: string) =>
    `Der Benutzername ${username} ist vergeben: mit --username einen anderen angeben oder weglassen.`,
  usernameTooShort: (least: number) =>
    `Die Anmeldung verlangt Benutzernamen mit mindestens ${least} Zeichen.`,
  nameMissing: 'Es fehlt --name: wie der Zugang heißt, z. B. "Erika Musterfrau".',
  accountMade: (login: { readonly username: string; readonly password: string }) =>
    `Zugang angelegt. Benutzername: ${login.username}  Passwort: ${login.password}`,
  linkMade: (url: string) => `Anmeldung ohne Passwort: ${url}`,
  shownOnce: 'Beides steht nur hier; gespeichert sind Prüfsummen.',
  revoked: (username: string, subAccesses: number) =>
    `Gesperrt: ${username}${subAccesses === 0 ? '' : ` und ${subAccesses} Unterzugänge`}. Passwort, Link und alle Sitzungen gelten nicht mehr; Aufträge und Ablesungen bleiben.`,

  pseudonymOf: (username: string, pseudonym: string) =>
    `${username} heißt im Protokoll ${pseudonym}.`,
  accountOf: (username: string, customer: string | null) =>
    `Benutzername ${username}, ${customer === null ? 'ein Unterzugang' : `Kundennummer ${customer}`}.`,
  noPseudonym: (pseudonym: string) =>
    `Zu ${pseudonym} gibt es keinen Zugang: er ist gelöscht, oder die Zeile ist älter als die Schlüsseldatei.`,

  eraseAsks: (found: ErasedCounts) =>
    `${sayErased(found)}\nNichts wurde gelöscht. Zum Löschen denselben Befehl mit --yes wiederholen.`,
  erased: (found: ErasedCounts) =>
    `Gelöscht: ${sayErased(found)}\n${kept(found)}\nIn Sicherungen bleiben die Daten, bis diese überschrieben sind. Ein neuer Import derselben Kundennummer legt den Kunden neu an.`,

  noReceipt: (number: string) =>
    `Keine Ablesung ohne Zugang mit der Belegnummer ${number}. Sie steht auf dem Beleg, z. B. 3F2A9C1E-7B4D; Ablesungen einer früheren Version haben keine.`,
  manyReceipts: (number: string) =>
    `Mehrere Ablesungen haben die Belegnummer ${number}: mit --meter die Zählernummer angeben.`,
  eraseAnonymousAsks: (found: ErasedReading) =>
    `${sayReading(found)}\nNichts wurde gelöscht. Zum Löschen denselben Befehl mit --yes wiederholen.`,
  erasedAnonymous: (found: ErasedReading) =>
    `Gelöscht: ${sayReading(found)}\nFür die Abrechnung bleiben Zählernummer, OBIS, Stand, Datum und Eingang in der Tabelle billed_reading. In Sicherungen und in schon ausgegebenen Dateien bleiben die Daten, bis diese gelöscht sind.`,

  photosStay: (reason: string) =>
    `${reason}\nAlles andere ist gelöscht. Die Fotos dort zeigt nichts mehr; ein laufender Server löscht sie innerhalb von zwanzig Minuten, oder sobald er sie erreicht.`,

  written: (path: string) => `Geschrieben: ${path}`,

  movingPhotos: 'Fotos',
  photosMoved: (count: number, place: string | null) =>
    `${count.toLocaleString('de-DE')} Fotos verschoben. Alle liegen jetzt hier: ${place ?? 'Datenbank'}`,
  photosDamaged: (hashes: readonly string[]) =>
    `${hashes.length} Fotos sind beschädigt und liegen noch am alten Ort; aus einer Sicherung zurückholen: ${hashes.slice(0, 10).join(', ')}`,

  stats: (rows: readonly (readonly [string, string])[]) => {
    const width = Math.max(...rows.map(([name]) => name.length));
    return rows.map(([name, value]) => `${name.padEnd(width)}  ${value.padStart(12)}`).join('\n');
  },
};

export interface ErasedCounts {
  readonly customer: string;
  readonly accounts: number;
  readonly jobs: number;
  readonly readings: number;
  readonly photos: number;
  readonly mails: number;
  /** Letters in DATA_DIR/mail. */
  readonly letters: number;
}

function sayErased({
  customer,
  accounts,
  jobs,
  readings,
  photos,
  mails,
  letters,
}: ErasedCounts): string {
  return `Kunde ${customer}: ${accounts} Zugänge mit Sitzungen, ${jobs} Aufträge mit Namen, Anschriften und früheren Ständen, Kommentare und ${photos} Fotos, ${mails} wartende E-Mails, ${letters} E-Mails als Datei; ${readings} Ablesungen.`;
}

export interface ErasedReading {
  readonly number: string;
  readonly meterNumber: string;
  readonly receivedAt: Date;
  readonly values: number;
  readonly photos: number;
}

function sayReading({ number, meterNumber, receivedAt, values, photos }: ErasedReading): string {
  return `Ablesung ohne Zugang ${number}: Zähler ${meterNumber}, eingegangen ${receivedAt.toISOString()}, ${values} Stände, ${photos} Fotos, Name, Anschrift und E-Mails.`;
}

function kept({ readings }: ErasedCounts): string {
  return `Für die Abrechnung bleiben ${readings} Ablesungen ohne Namen, Anschrift, Kommentar und Foto (Zählernummer, OBIS, Stand, Datum, Eingang) in der Tabelle billed_reading; export readings --billed gibt sie aus.`;
}

function usage({ name, words }: CommandOutline): string {
  return [name, ...words.map((word) => `<${word}>`)].join(' ');
}

function options({ values, switches }: CommandOutline): readonly string[] {
  const all = [
    ...Object.entries(values).map(([name, text]) => [`--${name} …`, text] as const),
    ...Object.entries(switches).map(([name, text]) => [`--${name}`, text] as const),
  ];
  return all.length === 0 ? [] : ['Optionen:', ...all.map(([n, t]) => `  ${n.padEnd(18)} ${t}`)];
}
