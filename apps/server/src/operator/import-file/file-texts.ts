import { inConsoleLanguage, sayNumber } from '../../base/console-language';

export const fileTexts = inConsoleLanguage({
  de: {
    suffix: 'fehler',
    errorsOption: 'wohin die abgelehnten Zeilen geschrieben werden',
    checkSwitch: 'dasselbe wie --dry-run',
    reading: 'Lesen',
    refused: (rows: number, table: string) =>
      `${rows === 1 ? 'Eine Zeile ist' : `${sayNumber(rows)} Zeilen sind`} nicht in Ordnung, es wurde nichts übernommen. Die Zeilen und ihre Gründe: ${table}`,
    stopped: 'Der Rest der Datei wurde nicht mehr gelesen.',
    nothingThere:
      'Die Datei hat keine Zeile außer den Namen der Spalten; es wurde nichts geändert.',
    running: 'Es läuft schon ein Import; warten, bis er fertig ist.',
  },
  en: {
    suffix: 'errors',
    errorsOption: 'where the refused rows are written',
    checkSwitch: 'the same as --dry-run',
    reading: 'Reading',
    refused: (rows, table) =>
      `${rows === 1 ? 'One row is' : `${sayNumber(rows)} rows are`} not valid, nothing was imported. The rows and their reasons: ${table}`,
    stopped: 'The rest of the file was not read.',
    nothingThere: 'The file has no row except the names of the columns; nothing was changed.',
    running: 'Another import is running; wait until it has finished.',
  },
});
