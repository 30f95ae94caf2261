/**
 * The languages in which to look for a text, the best first. 'de-informal' is German, so 'de' is
 * tried next. A text in the default language is better than no text.
 */
export function languagesToTry(language: string, defaultLanguage: string): readonly string[] {
  return [...new Set([language, baseOf(language), defaultLanguage, baseOf(defaultLanguage)])];
}

function baseOf(language: string): string {
  return language.split('-')[0] ?? language;
}
