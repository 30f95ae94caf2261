import { inConsoleLanguage, sayNumber } from '../../base/console-language';

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
    written: (count: number, path: string) => `${sayNumber(count)} Ablesungen geschrieben: ${path}`,
    toWrite: (count: number) => `${sayNumber(count)} Ablesungen sind zu schreiben.`,
    photosWritten: ({ written, there, folder }: PhotoCounts) =>
      `${sayNumber(written)} Fotos geschrieben, ${sayNumber(there)} waren schon da: ${folder}`,
    photosMissing: (count: number, names: readonly string[]) =>
      `${sayNumber(count)} Fotos fehlen dort, wo sie abgelegt wurden, oder sind beschädigt; aus einer Sicherung zurückholen und denselben Befehl wiederholen: ${names.join(', ')}`,
    leftOut: (count: number) =>
      `${sayNumber(count)} Ablesungen kennt das Format nicht; sie sind nicht darin, und der Zeitraum gilt nicht als abgeholt: dafür derselbe Befehl ohne --format.`,
    badFormat: (file: string, place: string) =>
      `${file} beschreibt kein Format${place === '' ? ': eine JSON-Datei wie in apps/server/examples/formats angeben' : ` (${place}): mit den Dateien in apps/server/examples/formats vergleichen`}.`,
    next: (until: string) =>
      `Was in den letzten drei Minuten kam, ist noch nicht dabei. Das nächste Mal weiter mit: --since ${until}`,
  },
  en: {
    writing: 'Writing',
    badSince: (text) =>
      `--since ${text} is no moment: write it as 2026-11-21 or 2026-11-21T09:00:00Z.`,
    written: (count, path) => `${sayNumber(count)} readings written: ${path}`,
    toWrite: (count) => `${sayNumber(count)} readings are to be written.`,
    photosWritten: ({ written, there, folder }) =>
      `${sayNumber(written)} photos written, ${sayNumber(there)} were already there: ${folder}`,
    photosMissing: (count, names) =>
      `${sayNumber(count)} photos are missing in their place, or are damaged; bring them back from a backup and repeat the same command: ${names.join(', ')}`,
    leftOut: (count) =>
      `The format does not know ${sayNumber(count)} readings; they are not in it, and the time does not count as fetched: for that, the same command without --format.`,
    badFormat: (file, place) =>
      `${file} describes no format${place === '' ? ': name a JSON file like those in apps/server/examples/formats' : ` (${place}): compare it with the files in apps/server/examples/formats`}.`,
    next: (until) =>
      `What came in the last three minutes is not in it yet. Go on next time with: --since ${until}`,
  },
});
