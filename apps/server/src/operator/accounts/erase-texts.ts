import { inConsoleLanguage, sayCount, sayNumber } from '../../base/console-language';

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

interface ErasedReading {
  readonly number: string;
  readonly meterNumber: string;
  readonly receivedAt: Date;
  readonly values: number;
  readonly photos: number;
}

interface Room {
  readonly needed: number;
  readonly free: number;
}

const megabytes = (bytes: number) => `${sayNumber(Math.ceil(bytes / 1e6))} MB`;

/** The texts about what is erased. */
export const eraseTexts = inConsoleLanguage({
  de: {
    found: (found: ErasedCounts) =>
      `Kunde ${found.customer}: ${sayCount(found.accounts, 'Zugang', 'Zugänge')} mit Sitzungen, ${sayCount(found.jobs, 'Auftrag', 'Aufträge')} mit Namen, Anschriften und früheren Ständen, Kommentare und ${sayCount(found.photos, 'Foto', 'Fotos')}, ${sayCount(found.mails, 'wartende E-Mail', 'wartende E-Mails')}, ${sayCount(found.letters, 'E-Mail', 'E-Mails')} als Datei; ${sayCount(found.readings, 'Ablesung', 'Ablesungen')}.`,
    foundReading: (found: ErasedReading) =>
      `Ablesung ohne Zugang ${found.number}: Zähler ${found.meterNumber}, eingegangen ${found.receivedAt.toISOString()}, ${sayCount(found.values, 'Stand', 'Stände')}, ${sayCount(found.photos, 'Foto', 'Fotos')}, Name, Anschrift und E-Mails.`,
    asks: (found: string) =>
      `${found}\nNichts wurde gelöscht. Zum Löschen denselben Befehl mit --yes wiederholen.`,
    erased: (found: string, readings: number) =>
      `Gelöscht: ${found}\nFür die Abrechnung ${readings === 1 ? 'bleibt' : 'bleiben'} ${sayCount(readings, 'Ablesung', 'Ablesungen')} ohne Namen, Anschrift, Kommentar und Foto (Zählernummer, OBIS, Stand, Datum, Eingang) in der Tabelle billed_reading; export readings --billed gibt sie aus.\nIn Sicherungen bleiben die Daten, bis diese überschrieben sind. Ein neuer Import derselben Kundennummer legt den Kunden neu an.`,
    erasedReading: (found: string) =>
      `Gelöscht: ${found}\nFür die Abrechnung bleiben Zählernummer, OBIS, Stand, Datum und Eingang in der Tabelle billed_reading. In Sicherungen und in schon ausgegebenen Dateien bleiben die Daten, bis diese gelöscht sind.`,
    noReceipt: (number: string) =>
      `Keine Ablesung ohne Zugang mit der Belegnummer ${number}. Sie steht auf dem Beleg, z. B. 3F2A9C1E-7B4D; Ablesungen einer früheren Version haben keine.`,
    manyReceipts: (number: string) =>
      `Mehrere Ablesungen haben die Belegnummer ${number}: mit --meter die Zählernummer angeben.`,
    photosStay: (reason: string) =>
      `${reason}\nAlles andere ist gelöscht. Die Fotos dort zeigt nichts mehr; ein laufender Server löscht sie innerhalb von zwanzig Minuten, oder sobald er sie erreicht.`,
    noRoom: ({ needed, free }: Room) =>
      `Jetzt wurde nichts gelöscht: Die eingebaute Datenbank wird dabei neu geschrieben und braucht dafür ${megabytes(needed)} freien Platz in DATA_DIR, frei sind ${megabytes(free)}. Platz schaffen, dann den Befehl wiederholen.`,
    isUnfinished:
      'Eine frühere Löschung ist nicht zu Ende: Spuren der gelöschten Daten stehen noch in den Dateien der Datenbank. Den Befehl mit --yes wiederholen.',
    finished:
      'Eine frühere Löschung war unterbrochen worden. Sie ist jetzt zu Ende: E-Mails als Datei, Fotos und Spuren in den Dateien der Datenbank sind gelöscht.',
  },
  en: {
    found: (found) =>
      `Customer ${found.customer}: ${sayCount(found.accounts, 'access', 'accesses')} with sessions, ${sayCount(found.jobs, 'job', 'jobs')} with names, addresses and earlier readings, comments and ${sayCount(found.photos, 'photo', 'photos')}, ${sayCount(found.mails, 'waiting e-mail', 'waiting e-mails')}, ${sayCount(found.letters, 'e-mail as a file', 'e-mails as files')}; ${sayCount(found.readings, 'reading', 'readings')}.`,
    foundReading: (found) =>
      `Reading without a login ${found.number}: meter ${found.meterNumber}, received ${found.receivedAt.toISOString()}, ${sayCount(found.values, 'value', 'values')}, ${sayCount(found.photos, 'photo', 'photos')}, name, address and e-mails.`,
    asks: (found) =>
      `${found}\nNothing was erased. To erase it, repeat the same command with --yes.`,
    erased: (found, readings) =>
      `Erased: ${found}\nFor billing, ${sayCount(readings, 'reading stays', 'readings stay')} without name, address, comment and photo (meter number, OBIS, value, day, arrival) in the table billed_reading; export readings --billed writes them.\nBackups keep the data until they are overwritten. A new import of the same customer number creates the customer again.`,
    erasedReading: (found) =>
      `Erased: ${found}\nFor billing, meter number, OBIS, value, day and arrival stay in the table billed_reading. Backups and exported files keep the data until they are deleted.`,
    noReceipt: (number) =>
      `No reading without a login has the receipt number ${number}. It stands on the receipt, such as 3F2A9C1E-7B4D; readings of an earlier version have none.`,
    manyReceipts: (number) =>
      `Several readings have the receipt number ${number}: give the meter number with --meter.`,
    photosStay: (reason) =>
      `${reason}\nAll else is erased. Nothing shows those photos any more; a running server deletes them within twenty minutes, or as soon as it reaches them.`,
    noRoom: ({ needed, free }) =>
      `Nothing was erased now: the embedded database is then written anew, which needs ${megabytes(needed)} of free space in DATA_DIR; ${megabytes(free)} are free. Make room, then repeat the command.`,
    isUnfinished:
      'An earlier erasure is not finished: traces of the erased data are still in the files of the database. Repeat the command with --yes.',
    finished:
      'An earlier erasure was interrupted. It is finished now: e-mails as files, photos and traces in the files of the database are erased.',
  },
});
