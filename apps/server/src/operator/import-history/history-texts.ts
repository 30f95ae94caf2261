import { inConsoleLanguage, sayCount, sayNames, sayNumber } from '../../base/console-language';
import type { Columns } from '../../table/table-row';

export interface HistoryCounts {
  readonly rows: number;
  readonly jobs: number;
  readonly added: number;
  readonly corrected: number;
}

const unchanged = ({ rows, added, corrected }: HistoryCounts) =>
  sayNumber(rows - added - corrected);

export const historyTexts = inConsoleLanguage({
  de: {
    file: 'Datei',
    summary: 'übernimmt frühere Zählerstände aus .csv, .json oder .xlsx',
    details: ({ known, needed }: Columns, reasons: readonly string[]) =>
      `Eine Zeile je Stand, in beliebiger Reihenfolge. Nötig sind: ${needed.join(', ')} und jobId oder meterNumber.
Bekannt sind:
${sayNames(known)}

Das Zählwerk nennt obis, rateName oder taskId; bei nur einem ist das nicht nötig. Eine meterNumber in
mehreren Aufträgen meint den neuesten. reason ist einer von
${sayNames(reasons)}
(ohne Angabe PERIODIC_READING); bei OTHER sagt otherReason das Wort dafür. Ein Zählerwechsel sind zwei
Zeilen eines Tages mit METER_CHANGE: position 0 der letzte Stand des alten Zählers, position 1 der
erste des neuen.

Ist eine Zeile nicht in Ordnung, wird nichts übernommen; die Zeilen und ihre Gründe stehen dann in
<Datei>-fehler. Dieselbe Datei noch einmal ändert nichts; ein anderer Wert desselben Zählwerks, Tages und
Platzes berichtigt den früheren. Was nicht in der Datei steht, bleibt.`,
    nowhere: 'jobId oder meterNumber: eines von beiden angeben',
    future: 'liegt in der Zukunft; nur frühere Stände angeben',
    unknownJob: 'jobId: diesen Auftrag gibt es nicht; erst mit import übernehmen',
    unknownMeter:
      'meterNumber: keinen Auftrag mit diesem Zähler gefunden; Schreibweise prüfen oder erst mit import übernehmen',
    severalCustomers: 'meterNumber: mehrere Kunden haben diesen Zähler; jobId angeben',
    otherMeter:
      'meterNumber: der Auftrag der jobId hat einen anderen Zähler; eines von beiden weglassen',
    unknownRate: (rates: string) =>
      `obis, rateName oder taskId: kein solches Zählwerk; vorhanden: ${rates}`,
    severalRates: (rates: string) =>
      `obis: der Zähler hat mehrere Zählwerke, eines angeben: ${rates}`,
    tooManyDigits: (preDecimals: string, postDecimals: string) =>
      `value: das Zählwerk hat ${preDecimals} Stellen vor und ${postDecimals} nach dem Komma`,
    repeated: (line: string) =>
      `dieses Zählwerk hat an diesem Tag schon einen Stand in Zeile ${line}; bei einem Zählerwechsel position 0 (alter Zähler) und 1 (neuer) angeben`,
    writing: 'Übernehmen',
    done: (counts: HistoryCounts) =>
      `Übernommen: ${sayCount(counts.rows, 'Stand', 'Stände')} von ${sayCount(counts.jobs, 'Auftrag', 'Aufträgen')}: ${sayNumber(counts.added)} neu, ${sayNumber(counts.corrected)} berichtigt, ${unchanged(counts)} unverändert.`,
  },
  en: {
    file: 'file',
    summary: 'imports past meter readings from .csv, .json or .xlsx',
    details: ({ known, needed }, reasons) =>
      `One row per reading, in any order. Needed are: ${needed.join(', ')} and jobId or meterNumber.
Known are:
${sayNames(known)}

obis, rateName or taskId names the register; it is not needed if there is only one. A meterNumber that stands
in several jobs means the newest. reason is one of
${sayNames(reasons)}
(PERIODIC_READING if empty); with OTHER, otherReason gives the word for it. A meter change is two rows of
one day with METER_CHANGE: position 0 the last reading of the old meter, position 1 the first of the new one.

If a row is not valid, nothing is imported; the rows and their reasons are then in <file>-errors. The same
file once more changes nothing; another value for the same register, day and position corrects the one
before. What is not in the file stays.`,
    nowhere: 'jobId or meterNumber: give one of them',
    future: 'is in the future; give past readings only',
    unknownJob: 'jobId: there is no such job; import it with import first',
    unknownMeter:
      'meterNumber: no job with this meter; check the spelling, or import it with import first',
    severalCustomers: 'meterNumber: several customers have this meter; give the jobId',
    otherMeter: 'meterNumber: the job of the jobId has another meter; leave one of them out',
    unknownRate: (rates) => `obis, rateName or taskId: no such register; there are: ${rates}`,
    severalRates: (rates) => `obis: the meter has several registers, give one: ${rates}`,
    tooManyDigits: (preDecimals, postDecimals) =>
      `value: the register has ${preDecimals} places before and ${postDecimals} after the point`,
    repeated: (line) =>
      `this register already has a reading of this day in line ${line}; for a meter change give position 0 (old meter) and 1 (new one)`,
    writing: 'Importing',
    done: (counts) =>
      `Imported: ${sayCount(counts.rows, 'reading', 'readings')} of ${sayCount(counts.jobs, 'job', 'jobs')}: ${sayNumber(counts.added)} new, ${sayNumber(counts.corrected)} corrected, ${unchanged(counts)} unchanged.`,
  },
});
