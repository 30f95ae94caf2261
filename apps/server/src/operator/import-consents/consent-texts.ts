import { inConsoleLanguage, sayCount, sayNumber } from '../../base/console-language';

export interface ConsentCounts {
  readonly rows: number;
  readonly registered: number;
  readonly withdrawn: number;
  /** Rows that changed nothing, because something later is known. */
  readonly kept: number;
}

export const consentTexts = inConsoleLanguage({
  de: {
    file: 'Datei',
    summary: 'übernimmt Einwilligungen in E-Mails und ihren Widerruf aus .csv, .json oder .xlsx',
    details: (columns: readonly string[]) =>
      `Eine Zeile je Kunde, mit den Spalten ${columns.join(', ')}. Mit einer Adresse ist
emailConsentDate der Tag der Einwilligung; die Adresse gilt dann als bestätigt. Ohne Adresse ist es der Tag
des Widerrufs, und der Kunde bekommt keine E-Mails mehr.

Das Spätere gilt: Was der Kunde am Tag der Einwilligung oder danach im Portal bestätigt oder abbestellt hat,
bleibt; ein Widerruf gilt bis zum Ende seines Tages. Kunden, die nicht in der Datei stehen, bleiben. Ist eine
Zeile nicht in Ordnung, wird nichts übernommen; die Zeilen und ihre Gründe stehen dann in <Datei>-fehler.`,
    future: 'liegt in der Zukunft',
    unknownCustomer:
      'customerNumber: diesen Kunden gibt es nicht; Schreibweise prüfen oder erst mit import übernehmen',
    repeated: (line: string) => `customerNumber: steht schon in Zeile ${line}; nur eine behalten`,
    done: ({ rows, registered, withdrawn, kept }: ConsentCounts) =>
      `Übernommen: ${sayCount(rows, 'Zeile', 'Zeilen')}: ${sayCount(registered, 'Einwilligung', 'Einwilligungen')}, ${sayCount(withdrawn, 'Widerruf', 'Widerrufe')}; ${sayCount(kept, 'änderte', 'änderten')} nichts, weil Späteres bekannt ist.`,
  },
  en: {
    file: 'file',
    summary: 'imports consents to e-mails, and their withdrawal, from .csv, .json or .xlsx',
    details: (columns) =>
      `One row per customer, with the columns ${columns.join(', ')}. With an address,
emailConsentDate is the day of the consent, and the address counts as confirmed. Without an address it is
the day of the withdrawal, and the customer gets no more e-mails.

The later one counts: what the customer confirmed or stopped in the portal on the day of the consent or
later stays; a withdrawal holds until the end of its day. Customers who are not in the file stay as they
are. If a row is not valid, nothing is imported; the rows and their reasons are then in <file>-errors.`,
    future: 'is in the future',
    unknownCustomer:
      'customerNumber: there is no such customer; check the spelling, or import it with import first',
    repeated: (line) => `customerNumber: is already in line ${line}; keep only one of them`,
    done: ({ rows, registered, withdrawn, kept }) =>
      `Imported: ${sayCount(rows, 'row', 'rows')}: ${sayCount(registered, 'consent', 'consents')}, ${sayCount(withdrawn, 'withdrawal', 'withdrawals')}; ${sayNumber(kept)} changed nothing, because something later is known.`,
  },
});
