import { inConsoleLanguage, sayCount } from '../../base/console-language';

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
  },
});
