import { inConsoleLanguage, sayCount, sayNames, sayNumber } from '../../base/console-language';
import type { Columns } from '../../table/table-row';
import type { Losses } from './find-losses';

/** The texts of the import about rows and files. Those about a cell are in cell-texts.ts. */
export const importTexts = inConsoleLanguage({
  de: {
    file: 'Datei',
    summary: 'übernimmt Aufträge aus .csv, .json oder .xlsx',
    details: ({ known, needed }: Columns) =>
      `Eine Zeile je Zählwerk; die Zeilen eines Auftrags haben dieselbe jobId. Die erste Zeile nennt die Spalten,
in beliebiger Reihenfolge. Gängige deutsche Wörter (Kundennummer, Zählernummer …) gelten auch.
Nötig sind: ${needed.join(', ')} und lastname oder company.
Bekannt sind:
${sayNames(known)}

Mehrere frühere Stände eines Zählwerks: eine Zeile je Stand, oder import history. Mit email und
emailConsentDate (Tag der Einwilligung) ist die Adresse bestätigt. Spalten mit features. und meterReading.
sind Einstellungen nur dieses Auftrags; defaultComments trennt | voneinander.

Ist eine Zeile nicht in Ordnung, wird nichts übernommen; die Zeilen und ihre Gründe stehen dann in
<Datei>-fehler. Dieselbe Datei noch einmal ändert nichts, eine geänderte ändert die Aufträge; Aufträge,
die nicht in der Datei stehen, bleiben. Verlören Aufträge die Werte einer Spalte, ein Zählwerk mit Ständen
oder die Zählernummer zu ihren Ständen, wird ohne --yes nichts übernommen. Ein Abbruch lässt alles, wie
es war. Unbekannte Kundennummern bekommen einen Zugang, dessen Anmeldung letters druckt.`,
    yes: 'übernimmt auch, wodurch vorhandene Aufträge etwas verlieren',
    losses: (losses: Losses) =>
      `Nichts übernommen. Mit dieser Datei verlören vorhandene Aufträge:
${sayLosses(losses, {
  columns: 'die Werte dieser Spalten, die in der Datei fehlen oder leer sind',
  registers:
    'diese Zählwerke mit Ständen, die in der Datei fehlen oder anders heißen (taskId, obis)',
  meters: 'die Zählernummer zu ihren Ständen; ein anderer Zähler braucht eine neue jobId',
})}
Soll das so sein: noch einmal mit --yes.`,

    noName: 'lastname oder company: eines von beiden fehlt',
    beginsLate: 'earliestExecution liegt nach latestExecution',
    minimumAbove: 'minimumValue ist größer als maximumValue',
    limitDecimals: (places: number) =>
      `mehr Nachkommastellen als postDecimals (${places}); Tausender ohne Punkt angeben`,
    halfReading: 'lastReadingDate und lastReadingValue: nur eines von beiden ist angegeben',
    futureReading: 'lastReadingDate liegt in der Zukunft',
    halfConsent: 'email und emailConsentDate: nur eines von beiden ist angegeben',
    futureConsent: 'emailConsentDate liegt in der Zukunft',
    noLanguage: (languages: readonly string[]) =>
      `language: eine Sprache der Anwendung angeben: ${languages.join(', ')}`,

    repeated: (line: number) =>
      `dieses Zählwerk (taskId oder obis) steht schon in Zeile ${line}; mehrmals nur mit anderen früheren Ständen (lastReadingDate, am selben Tag lastReadingPosition)`,
    otherwise: (line: number) => `die Angaben zum Auftrag weichen von Zeile ${line} ab`,
    otherRate: (line: number) => `die Angaben zum Zählwerk weichen von Zeile ${line} ab`,
    foreignJob: 'diese jobId gehört schon einem anderen Kunden; für ihn eine neue vergeben',
    foreignTask: 'diese taskId gehört schon zu einem anderen Auftrag',

    done: ({ rows, accounts, jobs, newJobs }: ImportCounts) =>
      `Übernommen: ${sayCount(rows, 'Zeile', 'Zeilen')}, ${sayCount(jobs, 'Auftrag', 'Aufträge')} (${sayNumber(newJobs)} neu), ${sayCount(accounts, 'neuer Zugang', 'neue Zugänge')}.`,
    unclear: (jobs: readonly string[]) =>
      `Ohne frühere Stände: ${sayCount(jobs.length, 'Auftrag', 'Aufträge')}. Mehrere Zähler des Kunden haben dieselbe Nummer, und weder Ort
noch Markt- oder Messlokation noch OBIS-Kennzahl zeigt, welcher es ist:
${sayFirst(jobs)}`,
    lettersNext:
      'Anmeldungen für die neuen Zugänge drucken: npm run operator -- letters briefe.pdf',
  },
  en: {
    file: 'file',
    summary: 'imports jobs from .csv, .json or .xlsx',
    details: ({ known, needed }) =>
      `One row per register; the rows of a job have the same jobId. The first row names the columns, in any order.
Usual German words (Kundennummer, Vorname …) are understood, too.
Needed are: ${needed.join(', ')} and lastname or company.
Known are:
${sayNames(known)}

Several past readings of a register: one row for each, or import history. With email and emailConsentDate
(the day of the consent) the address is confirmed. Columns with features. and meterReading. are settings
of this job only; | separates defaultComments.

If a row is not valid, nothing is imported; the rows and their reasons are then in <file>-errors. The same
file once more changes nothing, a changed one changes the jobs; jobs that are not in the file stay. If jobs
would lose the values of a column, a register with readings, or the meter number of their readings, nothing
is imported without --yes. An interruption leaves everything as it was. Unknown customer numbers get an
access whose login letters prints.`,
    yes: 'also imports what makes existing jobs lose something',
    losses: (losses) =>
      `Nothing imported. By this file, existing jobs would lose:
${sayLosses(losses, {
  columns: 'the values of these columns, which are missing or empty in the file',
  registers: 'these registers with readings, which are missing or named otherwise (taskId, obis)',
  meters: 'the meter number of their readings; another meter needs a new jobId',
})}
If this is intended: once more with --yes.`,

    noName: 'lastname or company: one of them is missing',
    beginsLate: 'earliestExecution is after latestExecution',
    minimumAbove: 'minimumValue is greater than maximumValue',
    limitDecimals: (places) =>
      `more decimals than postDecimals (${places}); write thousands without a separator`,
    halfReading: 'lastReadingDate and lastReadingValue: only one of them is given',
    futureReading: 'lastReadingDate is in the future',
    halfConsent: 'email and emailConsentDate: only one of them is given',
    futureConsent: 'emailConsentDate is in the future',
    noLanguage: (languages) =>
      `language: write a language of the application: ${languages.join(', ')}`,

    repeated: (line) =>
      `this register (taskId or obis) is already in line ${line}; repeat it only with other past readings (lastReadingDate, on the same day lastReadingPosition)`,
    otherwise: (line) => `what it says about the job differs from line ${line}`,
    otherRate: (line) => `what it says about the register differs from line ${line}`,
    foreignJob: 'this jobId belongs to another customer; give this one a new jobId',
    foreignTask: 'this taskId belongs to another job',

    done: ({ rows, accounts, jobs, newJobs }) =>
      `Imported: ${sayCount(rows, 'row', 'rows')}, ${sayCount(jobs, 'job', 'jobs')} (${sayNumber(newJobs)} new), ${sayCount(accounts, 'new access', 'new accesses')}.`,
    unclear: (jobs) =>
      `Without earlier readings: ${sayCount(jobs.length, 'job', 'jobs')}. Several meters of the customer have the same number, and
neither place, location nor OBIS code shows which one it is:
${sayFirst(jobs)}`,
    lettersNext: 'Print logins for the new accesses: npm run operator -- letters briefe.pdf',
  },
});

function sayLosses(losses: Losses, heads: Readonly<Record<keyof Losses, string>>): string {
  const { columns, registers, meters } = losses;
  const changes = meters.map(({ id, stored, given }) => `${id} (${stored} → ${given})`);
  return [
    ...(columns.length > 0 ? [`- ${heads.columns}:\n${sayNames(columns)}`] : []),
    ...(registers.length > 0 ? [sayCounted(heads.registers, registers)] : []),
    ...(meters.length > 0 ? [sayCounted(heads.meters, changes)] : []),
  ].join('\n');
}

function sayCounted(head: string, names: readonly string[]): string {
  return `- ${head} (${sayNumber(names.length)}):\n${sayFirst(names)}`;
}

const NAMED_MOST = 50;

function sayFirst(names: readonly string[]): string {
  const isWhole = names.length <= NAMED_MOST;
  return sayNames([...names.slice(0, NAMED_MOST), ...(isWhole ? [] : ['…'])]);
}

export interface ImportCounts {
  readonly rows: number;
  readonly accounts: number;
  readonly jobs: number;
  readonly newJobs: number;
}
