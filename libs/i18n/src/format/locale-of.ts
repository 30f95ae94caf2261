const LOCALES: ReadonlyMap<string, string> = new Map([
  ['de', 'de-DE'],
  ['de-informal', 'de-DE'],
  ['en', 'en-GB'],
]);

/** A server may name a language as it likes; what Intl does not know is written the German way. */
export function localeOf(language: string): string {
  const known = LOCALES.get(language);
  if (known !== undefined) return known;
  try {
    return Intl.NumberFormat.supportedLocalesOf(language.replaceAll('_', '-'))[0] ?? 'de-DE';
  } catch {
    return 'de-DE';
  }
}
