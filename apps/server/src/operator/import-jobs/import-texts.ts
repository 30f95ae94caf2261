/** The texts of the import about cells, rows and files; German, like the start messages. */
export const importTexts = {
  reason: (column: string, reason: string) => `${column}: ${reason}`,
  missing: 'fehlt',
  tooLong: (most: number) => `höchstens ${most} Zeichen`,
  noDay: 'kein Datum; als 2026-11-30 oder 30.11.2026 angeben',
  noFlag: 'ja oder nein angeben',
  noneOf: (words: readonly string[]) => `eines von ${words.join(', ')} angeben`,
  noNumber: 'keine Zahl; ohne Einheit angeben, z. B. 43120,5',
  noPlaces: (least: number, most: number) => `eine ganze Zahl von ${least} bis ${most} angeben`,
  noObis: 'keine OBIS-Kennzahl, z. B. 1-1:1.8.0',
  lostDigits: 'Excel hat die Ziffern gerundet; die Zelle als Text formatieren',

  noName: 'lastname oder company: eines von beiden fehlt',
  beginsLate: 'earliestExecution liegt nach latestExecution',
  minimumAbove: 'minimumValue ist größer als maximumValue',
  halfReading: 'lastReadingDate und lastReadingValue: nur eines von beiden ist angegeben',
  futureReading: 'lastReadingDate liegt in der Zukunft',

  repeated: (line: number) => `dieses Zählwerk (taskId oder obis) steht schon in Zeile ${line}`,
  otherwise: (line: number) => `die Angaben zum Auftrag weichen von Zeile ${line} ab`,
  foreignJob: 'diese jobId gehört schon einem anderen Kunden; für ihn eine neue vergeben',
  foreignTask: 'diese taskId gehört schon zu einem anderen Auftrag',

  reading: 'Lesen',
  line: 'Zeile',
  column: 'Grund',
  refused: (rows: number, table: string) =>
    `${rows === 1 ? 'Eine Zeile ist' : `${rows.toLocaleString('de-DE')} Zeilen sind`} nicht in Ordnung, es wurde nichts übernommen. Die Zeilen und ihre Gründe: ${table}`,
  nothingThere: 'Die Datei hat keine Zeile außer den Namen der Spalten; es wurde nichts geändert.',
  running: 'Es läuft schon ein Import; warten, bis er fertig ist.',
  checked: (rows: number) =>
    `${rows.toLocaleString('de-DE')} Zeilen sind in Ordnung. Mit --check wurde nichts übernommen.`,
  done: ({ rows, accounts, jobs, newJobs }: ImportCounts) =>
    `Übernommen: ${numbered(rows)} Zeilen, ${numbered(jobs)} Aufträge (${numbered(newJobs)} neu), ${numbered(accounts)} neue Zugänge.`,
  lettersNext: 'Anmeldungen für die neuen Zugänge drucken: npm run operator -- letters briefe.pdf',
};

export interface ImportCounts {
  readonly rows: number;
  readonly accounts: number;
  readonly jobs: number;
  readonly newJobs: number;
}

function numbered(count: number): string {
  return count.toLocaleString('de-DE');
}
