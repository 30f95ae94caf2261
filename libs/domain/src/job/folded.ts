const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe' };

/** Letters that Unicode does not take apart. A German keyboard has none of the others: 'Yılmaz', 'Łukasz'. */
const ONE_PIECE: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ı: 'i', ł: 'l', đ: 'd', ð: 'd', ø: 'o', æ: 'ae', œ: 'oe', þ: 'th' },
};

/** Maps all spellings to one: 'Weißmüller', 'WEISSMUELLER' and 'Weissmüller' become equal. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain(lower)) return lower;
  return withoutMarks(lower.normalize('NFC').replace(/[äöüø]/g, (letter) => GERMAN[letter] ?? ''));
}

/**
 * Like `folded`, but 'ü' becomes 'u', not 'ue': people with a foreign keyboard type 'Muller', and
 * foreign names are written that way.
 */
export function foldedPlainly(text: string): string {
  const lower = text.toLowerCase();
  return isPlain(lower) ? lower : withoutMarks(lower);
}

/**
 * Writes out a folded 'linden-str.', which may stand right before its number: 'lindenstr.14'. A hyphen tells
 * no two names apart, also not while the rest of the name is typed; '1-3' is another house than '13'.
 */
export function streetWrittenOut(text: string): string {
  return text.replace(/(?<=\p{L})-(?![^\p{L}\s])/gu, '').replaceAll('str.', 'strasse ');
}

/** The same in a field, where the period may be missing. A query without it may become 'strom'. */
export function fieldWrittenOut(text: string): string {
  return streetWrittenOut(text).replace(/str(?=[\s,]|$)/gm, 'strasse');
}

/** Makes '14 a' and '14a' one house: a single letter belongs to the number before it. */
export function letterJoined(text: string): string {
  return text.replace(/(\d)\s+([a-z])(?![a-z\d])/gi, '$1$2');
}

/** Makes 'linden strasse' one word: the rule for streets, with `streetWrittenOut`. */
export function streetJoined(text: string): string {
  return text.replace(/(?<=\p{L})[^\S\n]+(?=strasse)/gu, '');
}

/** Makes 'Linden-Str. 14 A' and 'Lindenstraße 14a' one address. */
export function foldedAddress(text: string): string {
  return letterJoined(
    streetJoined(fieldWrittenOut(folded(text)))
      .replace(/\s+(?=,)/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

// A fast path: most texts are plain, and the first search folds a list of ten thousand jobs.
function isPlain(text: string): boolean {
  return !/[^\x20-\x7e\n]/.test(text);
}

function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßıłđðøæœþ]/g, (letter) => ONE_PIECE[letter] ?? '');
}
