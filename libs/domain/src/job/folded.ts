const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** One spelling for all: 'Weißmüller', 'WEISSMUELLER' and 'Weissmüller' are one name. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain(lower)) return lower;
  return withoutMarks(lower.normalize('NFC').replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? ''));
}

/** The same without the German way: a foreign keyboard writes 'Muller', and so do foreign names. */
export function foldedPlainly(text: string): string {
  const lower = text.toLowerCase();
  return isPlain(lower) ? lower : withoutMarks(lower.replaceAll('ß', 'ss'));
}

// Most texts are plain, and a list of ten thousand jobs is folded when it is first searched.
function isPlain(text: string): boolean {
  return !/[^\x20-\x7e\n]/.test(text);
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
