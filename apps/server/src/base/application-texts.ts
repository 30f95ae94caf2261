import { inConsoleLanguage } from './console-language';

/** What is wrong with a file that describes a utility, for the person who starts the server. */
export const applicationTexts = inConsoleLanguage({
  de: {
    badApplication: (file: string, path: string, reason: string) =>
      `${file}: ${path === '' ? '' : `${path}: `}${reason}`,
    noPng: 'kein PNG-Bild',
    emptyFile: 'die Datei ist leer',
    lineOf: (line: number) => `Zeile ${line}`,
    notInLetters:
      'das zeigt ein Brief nicht; er hat Überschriften (#), Absätze, Listen (- oder 1.), **fette** Wörter und Bilder allein in einer Zeile',
    noPicture: (file: string) =>
      `${file}: kein PNG- oder JPEG-Bild in diesem Ordner (nur der Name, ohne Pfad)`,
    largePicture: (file: string) => `${file}: größer als 1 MB oder 4000 Bildpunkte`,
    unknownPlaceholder: (whole: string, known: readonly string[]) =>
      `${whole} gibt es nicht; es gibt ${known.map((name) => `{{${name}}}`).join(', ')}`,
    openPlaceholder: 'Platzhalter stehen in zwei geschweiften Klammern: {{name}}',
    openBold: 'Sterne stehen paarweise um **fette** Wörter; ein Stern ist übrig',
    partAlone: (name: string) => `{{${name}}} steht allein in einem Absatz, mit Leerzeilen ringsum`,
    needsLogin: '{{login}} muss einmal vorkommen: dort stehen Code und Anmeldung',
    takenTwice: (word: string) => `${word} gehört schon zu einer anderen Anwendung`,
    formsAlike: (meterType: string, { obis, rateName }: { obis: string; rateName: string }) =>
      `${meterType}: die Zählwerke von customMeterConfig brauchen andere Namen (rateName) als die übrigen, z. B. mit der Einheit; ${obis} heißt in beiden "${rateName}"`,
    noApplication: 'hier liegt keine Anwendung (ein Ordner mit application.json)',
  },
  en: {
    badApplication: (file: string, path: string, reason: string) =>
      `${file}: ${path === '' ? '' : `${path}: `}${reason}`,
    noPng: 'no PNG picture',
    emptyFile: 'the file is empty',
    lineOf: (line: number) => `line ${line}`,
    notInLetters:
      'a letter does not show this; it has headings (#), paragraphs, lists (- or 1.), **bold** words and pictures in a line of their own',
    noPicture: (file: string) =>
      `${file}: no PNG or JPEG picture in this folder (only its name, without a path)`,
    largePicture: (file: string) => `${file}: larger than 1 MB or 4000 dots`,
    unknownPlaceholder: (whole: string, known: readonly string[]) =>
      `there is no ${whole}; there are ${known.map((name) => `{{${name}}}`).join(', ')}`,
    openPlaceholder: 'placeholders stand in two curly brackets: {{name}}',
    openBold: 'stars stand in pairs around **bold** words; one star is left over',
    partAlone: (name: string) =>
      `{{${name}}} stands alone in a paragraph, with empty lines around it`,
    needsLogin: '{{login}} must occur once: code and login stand there',
    takenTwice: (word: string) => `${word} belongs to another application already`,
    formsAlike: (meterType: string, { obis, rateName }: { obis: string; rateName: string }) =>
      `${meterType}: the registers of customMeterConfig need names (rateName) of their own, such as with the unit; ${obis} is called "${rateName}" in both`,
    noApplication: 'there is no application here (a folder with application.json)',
  },
});
