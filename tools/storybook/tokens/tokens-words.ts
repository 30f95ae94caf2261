const de = {
  title: 'Farben, Schrift und Maße',
  intro:
    'Alle Werte, aus denen die Ansichten bestehen. Die Farben der Marke werden aus der einen Farbe des Versorgers berechnet, die oben in der Leiste gewählt ist. Ein Entwurf braucht keine anderen Werte.',
  file: 'Alle Werte als Datei für Figma',
  fileHint: 'Im Format der Design Tokens Community Group (2025.10), mit hellen und dunklen Farben.',
  colours: 'Farben und ihr Kontrast',
  contrast: (ratio: string, needed: string) => `${ratio}:1, verlangt sind ${needed}:1`,
  on: (front: string, ground: string) => `${front} auf ${ground}`,
  type: 'Schrift',
  types: {
    wideTitle: 'Titel, ab 640 px Breite',
    title: 'Titel',
    section: 'Abschnitt',
    part: 'Teil eines Abschnitts',
    body: 'Text',
  },
  space: 'Abstände',
  radius: 'Ecken',
  radii: { cell: 'Zelle und Fokusring', control: 'Feld und Taste' },
  motion: 'Bewegung',
  motionText: (quick: string) =>
    `Eine Bewegung erklärt, woher etwas kommt, und dauert ${quick}. Wer im System weniger Bewegung wünscht, bekommt keine.`,
};

export type TokenWords = typeof de;

const en: TokenWords = {
  title: 'Colours, type and measures',
  intro:
    "All values that the screens are made of. The brand's colours are worked out from the utility's one colour, which is chosen in the toolbar above. A design needs no other values.",
  file: 'All values as a file for Figma',
  fileHint:
    'In the format of the Design Tokens Community Group (2025.10), with light and dark colours.',
  colours: 'Colours and their contrast',
  contrast: (ratio, needed) => `${ratio}:1, needed ${needed}:1`,
  on: (front, ground) => `${front} on ${ground}`,
  type: 'Type',
  types: {
    wideTitle: 'Title, from a width of 640 px',
    title: 'Title',
    section: 'Section',
    part: 'Part of a section',
    body: 'Text',
  },
  space: 'Space',
  radius: 'Corners',
  radii: { cell: 'Cell and focus ring', control: 'Field and button' },
  motion: 'Motion',
  motionText: (quick) =>
    `Motion explains where something comes from and takes ${quick}. Whoever asks the system for less motion gets none.`,
};

/** The page addresses nobody, so both forms of German read the same. */
export const tokenWords = (language: string): TokenWords => (language === 'en' ? en : de);
