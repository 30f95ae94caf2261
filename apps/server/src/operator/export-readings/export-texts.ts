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
    next: (until: string) => `Das nächste Mal weiter mit: --since ${until}`,
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
    next: (until) => `Go on next time with: --since ${until}`,
  },
});
