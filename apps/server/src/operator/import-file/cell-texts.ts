import { inConsoleLanguage } from '../../base/console-language';

/** What is wrong with a cell, and what to write instead. */
export const cellTexts = inConsoleLanguage({
  de: {
    reason: (column: string, reason: string) => `${column}: ${reason}`,
    missing: 'fehlt',
    tooLong: (most: number) => `höchstens ${most} Zeichen`,
    onlyPoints: 'nur Punkte; eine andere Kennung angeben',
    noDay: 'kein Datum; als 2026-11-30 oder 30.11.2026 angeben',
    noFlag: 'ja oder nein angeben',
    noneOf: (words: readonly string[]) => `eines von ${words.join(', ')} angeben`,
    noNumber: 'keine Zahl; ohne Einheit angeben, z. B. 43120,5',
    noPlaces: (least: number, most: number) => `eine ganze Zahl von ${least} bis ${most} angeben`,
    noObis: 'keine OBIS-Kennzahl, z. B. 1-1:1.8.0',
    noEmail: 'keine E-Mail-Adresse',
    lostDigits: 'Excel hat die Ziffern gerundet; die Zelle als Text formatieren',
  },
  en: {
    reason: (column, reason) => `${column}: ${reason}`,
    missing: 'is missing',
    tooLong: (most) => `at most ${most} characters`,
    onlyPoints: 'nothing but points; write another id',
    noDay: 'no date; write 2026-11-30 or 30.11.2026',
    noFlag: 'write yes or no',
    noneOf: (words) => `write one of ${words.join(', ')}`,
    noNumber: 'no number; write it without its unit, e.g. 43120.5',
    noPlaces: (least, most) => `write a whole number from ${least} to ${most}`,
    noObis: 'no OBIS code, e.g. 1-1:1.8.0',
    noEmail: 'no e-mail address',
    lostDigits: 'Excel has rounded the digits; format the cell as text',
  },
});
