import { inConsoleLanguage, sayCount } from '../../base/console-language';

interface PhotoCounts {
  readonly written: number;
  readonly there: number;
  readonly folder: string;
}

/** The texts of the export. */
export const exportTexts = inConsoleLanguage({
  de: {
    writing: 'Schreiben',
    badSince: (text: string) =>
      `--since ${text} ist kein Zeitpunkt: als 2026-11-21 oder 2026-11-21T09:00:00Z angeben.`,
    written: (count: number, path: string) =>
      `${sayCount(count, 'Ablesung', 'Ablesungen')} geschrieben: ${path}`,
    toWrite: (count: number) =>
      `${sayCount(count, 'Ablesung ist', 'Ablesungen sind')} zu schreiben.`,
    photosWritten: ({ written, there, folder }: PhotoCounts) =>
      `${sayCount(written, 'Foto', 'Fotos')} geschrieben, ${sayCount(there, 'war', 'waren')} schon da: ${folder}`,
    photosMissing: (count: number, names: readonly string[]) =>
      `${sayCount(count, 'Foto fehlt an seinem Ort oder ist', 'Fotos fehlen an ihrem Ort oder sind')} beschädigt; aus einer Sicherung zurückholen und denselben Befehl wiederholen: ${names.join(', ')}`,
    leftOut: (count: number) =>
      `${sayCount(count, 'Ablesung', 'Ablesungen')} kennt das Format nicht; das fehlt in der Datei, und der Zeitraum gilt nicht als abgeholt: dafür derselbe Befehl ohne --format.`,
    badFormat: (file: string, place: string) =>
      `${file} beschreibt kein Format${place === '' ? ': eine JSON-Datei wie in apps/server/examples/formats angeben' : ` (${place}): mit den Dateien in apps/server/examples/formats vergleichen`}.`,
    next: (until: string) =>
      `Was in den letzten drei Minuten kam, ist noch nicht dabei. Das nächste Mal weiter mit: --since ${until}`,
  },
  en: {
    writing: 'Writing',
    badSince: (text) =>
      `--since ${text} is no moment: write it as 2026-11-21 or 2026-11-21T09:00:00Z.`,
    written: (count, path) => `${sayCount(count, 'reading', 'readings')} written: ${path}`,
    toWrite: (count) => `${sayCount(count, 'reading is', 'readings are')} to be written.`,
    photosWritten: ({ written, there, folder }) =>
      `${sayCount(written, 'photo', 'photos')} written, ${sayCount(there, 'was', 'were')} already there: ${folder}`,
    photosMissing: (count, names) =>
      `${sayCount(count, 'photo is', 'photos are')} missing or damaged; restore from a backup and repeat the same command: ${names.join(', ')}`,
    leftOut: (count) =>
      `The format does not know ${sayCount(count, 'reading', 'readings')}, which the file lacks, and the time does not count as fetched: for that, the same command without --format.`,
    badFormat: (file, place) =>
      `${file} describes no format${place === '' ? ': name a JSON file like those in apps/server/examples/formats' : ` (${place}): compare it with the files in apps/server/examples/formats`}.`,
    next: (until) =>
      `What came in the last three minutes is not in it yet. Go on next time with: --since ${until}`,
  },
});
