/**
 * In whose words a text may be, the best first: 'de-informal' is German as well, and where nothing was
 * written for a language, the default one is better than nothing.
 */
export function languagesToTry(language: string, defaultLanguage: string): readonly string[] {
  return [...new Set([language, baseOf(language), defaultLanguage, baseOf(defaultLanguage)])];
}

function baseOf(language: string): string {
  return language.split('-')[0] ?? language;
}
