/** The texts of the export; German, like the start messages. */
export const exportTexts = {
  writing: 'Schreiben',
  badSince: (text: string) =>
    `--since ${text} ist kein Zeitpunkt: als 2026-11-21 oder 2026-11-21T09:00:00Z angeben.`,
  written: (count: number, path: string) =>
    `${count.toLocaleString('de-DE')} Ablesungen geschrieben: ${path}`,
  photosWritten: ({ written, there, folder }: PhotoCounts) =>
    `${written.toLocaleString('de-DE')} Fotos geschrieben, ${there.toLocaleString('de-DE')} waren schon da: ${folder}`,
  photosMissing: (count: number, names: readonly string[]) =>
    `${count.toLocaleString('de-DE')} Fotos fehlen dort, wo sie abgelegt wurden, oder sind beschädigt; aus einer Sicherung zurückholen und denselben Befehl wiederholen: ${names.join(', ')}`,
  next: (until: string) => `Das nächste Mal weiter mit: --since ${until}`,
};

interface PhotoCounts {
  readonly written: number;
  readonly there: number;
  readonly folder: string;
}
