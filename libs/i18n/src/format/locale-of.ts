const LOCALES: ReadonlyMap<string, string> = new Map([
  ['de', 'de-DE'],
  ['de-informal', 'de-DE'],
  ['en', 'en-GB'],
]);

/** The server may use any name for a language. If Intl does not know it, German formats apply. */
export function localeOf(language: string): string {
  const known = LOCALES.get(language);
  if (known !== undefined) return known;
  try {
    return Intl.NumberFormat.supportedLocalesOf(language.replaceAll('_', '-'))[0] ?? 'de-DE';
  } catch {
    return 'de-DE';
  }
}
