/** What the export says; German, like the start messages. */
export const exportTexts = {
  writing: 'Schreiben',
  badSince: (text: string) =>
    `--since ${text} ist kein Zeitpunkt: als 2026-11-21 oder 2026-11-21T09:00:00Z angeben.`,
  written: (count: number, path: string) =>
    `${count.toLocaleString('de-DE')} Ablesungen geschrieben: ${path}`,
  next: (until: string) => `Das nächste Mal weiter mit: --since ${until}`,
};
