/** A text of the server. Without a language it is for everybody. */
export interface InLanguage {
  readonly language: string | null;
}

/**
 * What is written for readers of this language: 'de-informal' is German as well, and where nothing was
 * written for a language, the default one is better than nothing.
 */
export function inLanguage<Item extends InLanguage>(
  items: readonly Item[],
  language: string,
  defaultLanguage: string,
): readonly Item[] {
  const wanted = [language, baseOf(language), defaultLanguage, baseOf(defaultLanguage)];
  const best = wanted.find((one) => items.some((item) => item.language === one));
  return items.filter((item) => item.language === null || item.language === best);
}

function baseOf(language: string): string {
  return language.split('-')[0] ?? language;
}
