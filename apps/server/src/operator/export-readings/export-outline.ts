import { inConsoleLanguage, sayNames } from '../../base/console-language';
import type { CommandWords } from '../command';
import { APPLICATION_OPTION } from '../command-application';
import { DRY_RUN } from '../dry-run';

export function exportWords(columns: readonly string[]): CommandWords {
  return inConsoleLanguage<CommandWords>({
    de: {
      words: ['Datei'],
      values: {
        since: 'ab wann eingegangen: 2026-11-21 oder 2026-11-21T09:00:00Z',
        format: 'wie es ein Abrechnungssystem will: eine Datei wie in apps/server/examples/formats',
        photos: 'Ordner, in den auch die Fotos geschrieben werden',
        ...APPLICATION_OPTION,
      },
      switches: {
        billed: 'stattdessen, was von gelöschten Kunden zur Abrechnung blieb',
        ...DRY_RUN,
      },
      summary: 'schreibt Ablesungen in .csv, .json oder .xlsx',
      details: `Alles, was gesendet wurde, eine Zeile je Stand. kind sagt, woher: erst job (zu Aufträgen), dann notReadable
(Auftrag ohne Stand, weil der Zähler sich nicht ablesen ließ), dann unlisted (Zähler, die nicht in der Liste
stehen), dann anonymous (ohne Zugang), jeweils in der Reihenfolge des Eingangs.
Eine Korrektur ist eine weitere Zeile; die spätere gilt, auch die eines Standes nach notReadable. Spalten:
${sayNames(columns)}
Grund, Name und Anschrift hat nur, was ohne Zugang kam; das wird 180 Tage nach dem Eingang gelöscht,
wenn es abgeholt ist (RETENTION), mit Fotos also erst nach einem Lauf mit --photos.
channel ist phone, wenn der Stand am Telefon genannt und mit reading eingetragen wurde.
doubt sagt, wonach die App gefragt hat: doubtful (außerhalb dessen, was erwartet wird) oder unusual (weit vom
Üblichen), so wie es beim Eingang war. maLoId und meLoId sind Markt- und Messlokation.
Bei Ablesungen ohne Zugang endet readingId auf die Nummer des Stands: -1, -2 …, davor ist sie für alle
Stände einer Ablesung gleich.

Zum Abholen in Abständen nennt die letzte Zeile der Ausgabe, womit --since weitergeht: so fehlt nichts und
nichts kommt zweimal. Fehlt ein Foto, scheitert der Lauf und nennt keinen Zeitpunkt. Was ein wiederholter
Lauf noch einmal bringt, ist an readingId zu erkennen.

photoFiles nennt die Fotos einer Ablesung: <Tag der Ablesung>/<Zählernummer>_<readingId>_<Nummer>.jpg (.png).
Mit --photos liegen sie so in dem Ordner, noch bevor die Tabelle ihren Namen hat. Was dort schon liegt,
wird nicht noch einmal geholt: nach einem Abbruch macht derselbe Befehl weiter.`,
    },
    en: {
      words: ['file'],
      values: {
        since: 'received from when on: 2026-11-21 or 2026-11-21T09:00:00Z',
        format: 'as a billing system wants it: a file like those in apps/server/examples/formats',
        photos: 'the folder into which the photos are written, too',
        ...APPLICATION_OPTION,
      },
      switches: {
        billed: 'instead, what stays of erased customers for billing',
        ...DRY_RUN,
      },
      summary: 'writes readings as .csv, .json or .xlsx',
      details: `All that was sent, one row for each value. kind says where it comes from: first job (of jobs), then
notReadable (a job without a value, because the meter could not be read), then unlisted (meters that are not in
the list), then anonymous (without a login), each in the order of arrival.
A correction is one more row; the later one counts, also that of a value after notReadable. Columns:
${sayNames(columns)}
Only what came without a login has reason, name and address; that is deleted 180 days after its arrival, if
it was fetched (RETENTION), with photos therefore only after a run with --photos.
channel is phone if the value was told by phone and entered with reading.
doubt says what the app asked about: doubtful (outside of what is expected) or unusual (far from usual), as it
was on arrival. maLoId and meLoId are the market location and the metering location.
For readings without a login, readingId ends with the number of the value: -1, -2 …; the part before is
the same for all values of a reading.

To fetch at intervals, the last line of the output names the --since to go on with: so nothing is missing and
nothing comes twice. If a photo is missing, the run fails and names no moment. What a repeated run brings
once more is known by its readingId.

photoFiles names the photos of a reading: <day of the reading>/<meter number>_<readingId>_<number>.jpg (.png).
With --photos they lie so in the folder, before the table has its name. What is already there is not fetched
again: after an interruption, the same command goes on.`,
    },
  });
}
