/** The messages about a wrong table for the person who made it; German, like the start messages. */
export const tableTexts = {
  ending: (name: string) =>
    `${name} ist keine Tabelle: eine Datei mit der Endung .csv, .json oder .xlsx angeben.`,
  empty: 'Die Datei ist leer: in der ersten Zeile werden die Namen der Spalten erwartet.',
  unknownColumns: (unknown: readonly string[], known: readonly string[]) =>
    `Unbekannte Spalten: ${unknown.join(', ')}. Bekannt sind: ${known.join(', ')}.`,
  missingColumns: (missing: readonly string[]) =>
    `Es fehlen die Spalten: ${missing.join(', ')}. Die erste Zeile muss die Namen der Spalten enthalten.`,
  repeatedColumns: (names: readonly string[]) =>
    `Diese Spalten kommen mehrfach vor: ${names.join(', ')}.`,
  endlessRow: (line: number) =>
    `Die Zeile ${line} hat kein Ende: vermutlich fehlt ein schließendes Anführungszeichen.`,
  half: 'Die Datei endet mittendrin: vermutlich wurde sie nicht ganz übertragen.',
  noJson: (line: number) =>
    `Zeile ${line}: kein JSON. Erwartet wird eine Liste von Objekten: [{"jobId": "…", …}, …].`,
  noXlsx: (reason: string) =>
    `Die Datei ist keine Excel-Mappe (${reason}): in Excel als .xlsx ohne Passwort speichern.`,
  tooManyTexts: 'Die Excel-Mappe hat zu viel Text: als CSV speichern.',
  tooManyRows: 'Mehr Zeilen, als Excel fasst (1 048 576): als CSV oder JSON ausgeben.',

  cellCount: (found: number, wanted: number) => `${found} statt ${wanted} Zellen`,
  strayQuote: 'Anführungszeichen mitten in einer Zelle',
  unreadable: (column: string) => `${column}: Zeichen, die nicht lesbar sind (Kodierung prüfen)`,
  hugeCell: (column: string) => `${column}: mehr als 2 000 Zeichen`,
  formula: (column: string) => `${column}: eine Formel; den Wert selbst eintragen`,
  excelError: (column: string) => `${column}: ein Fehlerwert von Excel`,
  noCell: (column: string) => `${column}: weder Text noch Zahl`,
};
