import { inConsoleLanguage } from '../base/console-language';

/** The messages about a wrong table for the person who made it. */
export const tableTexts = inConsoleLanguage({
  de: {
    ending: (name: string) =>
      `${name} ist keine Tabelle: eine Datei mit der Endung .csv, .json oder .xlsx angeben.`,
    empty: 'Die Datei ist leer: in der ersten Zeile werden die Namen der Spalten erwartet.',
    unknownColumns: (unknown: readonly string[], known: readonly string[]) =>
      `Unbekannte Spalten: ${unknown.map((name) => `»${name}«`).join(', ')}. Umbenennen oder löschen. Bekannt sind: ${known.join(', ')}.`,
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
    directory: 'Verzeichnis unlesbar',
    noDirectory: 'kein Verzeichnis am Ende, vielleicht nicht ganz übertragen',
    unreadableEntry: (name: string) => `${name} verschlüsselt oder unbekannt gepackt`,
    noXml: 'kein lesbares XML',
    hugeRow: 'eine Zeile ist zu groß',
    noSheet: 'kein Tabellenblatt',
    missingPart: (name: string) => `${name} fehlt`,
    tooManyTexts: 'Die Excel-Mappe hat zu viel Text: als CSV speichern.',
    tooManyRead: 'Die Excel-Mappe hat mehr Zeilen, als Excel fasst (1 048 576): als CSV speichern.',
    tooManyRows: 'Mehr Zeilen, als Excel fasst (1 048 576): als CSV oder JSON ausgeben.',
    cellCount: (found: number, wanted: number) =>
      `${found} statt ${wanted} Zellen; Trennzeichen wie in der ersten Zeile, Zellen mit Trennzeichen in Anführungszeichen`,
    strayQuote: 'Anführungszeichen mitten in einer Zelle; ein "" daraus machen',
    unreadable: (column: string) =>
      `${column}: Zeichen, die nicht lesbar sind; die ganze Datei in einer Kodierung speichern, am besten UTF-8`,
    hugeCell: (column: string) => `${column}: mehr als 2 000 Zeichen`,
    formula: (column: string) => `${column}: eine Formel; den Wert selbst eintragen`,
    excelError: (column: string) =>
      `${column}: ein Fehlerwert von Excel; den Wert selbst eintragen`,
    noCell: (column: string) => `${column}: weder Text noch Zahl`,
  },
  en: {
    ending: (name) => `${name} is no table: name a file that ends in .csv, .json or .xlsx.`,
    empty: 'The file is empty: its first row has to name the columns.',
    unknownColumns: (unknown, known) =>
      `Unknown columns: ${unknown.map((name) => `'${name}'`).join(', ')}. Rename or delete them. Known are: ${known.join(', ')}.`,
    missingColumns: (missing) =>
      `Columns are missing: ${missing.join(', ')}. The first row has to name the columns.`,
    repeatedColumns: (names) => `These columns come more than once: ${names.join(', ')}.`,
    endlessRow: (line) => `Line ${line} has no end: probably a closing quote is missing.`,
    half: 'The file ends in the middle: probably it was not transferred as a whole.',
    noJson: (line) =>
      `Line ${line}: no JSON. A list of objects is expected: [{"jobId": "…", …}, …].`,
    noXlsx: (reason) =>
      `The file is no Excel workbook (${reason}): save it in Excel as .xlsx without a password.`,
    directory: 'unreadable directory',
    noDirectory: 'no directory at its end, perhaps not transferred as a whole',
    unreadableEntry: (name) => `${name} is encrypted or packed in an unknown way`,
    noXml: 'no readable XML',
    hugeRow: 'a row is too large',
    noSheet: 'no sheet',
    missingPart: (name) => `${name} is missing`,
    tooManyTexts: 'The workbook has too much text: save it as CSV.',
    tooManyRead: 'The workbook has more rows than Excel can hold (1,048,576): save it as CSV.',
    tooManyRows: 'More rows than Excel can hold (1,048,576): write CSV or JSON.',
    cellCount: (found, wanted) =>
      `${found} cells in place of ${wanted}; separate them as in the first row, and quote cells that contain the separator`,
    strayQuote: 'a quote in the middle of a cell; write "" for it',
    unreadable: (column) =>
      `${column}: characters that cannot be read; save the whole file in one encoding, best in UTF-8`,
    hugeCell: (column) => `${column}: more than 2,000 characters`,
    formula: (column) => `${column}: a formula; write the value itself`,
    excelError: (column) => `${column}: an error of Excel; write the value itself`,
    noCell: (column) => `${column}: neither text nor number`,
  },
});
