import type { LanguageConfig } from '@ablesbar/domain';

/** What we have words for without the server. */
const OWN = ['de', 'de-informal', 'en'];

/** The language that a page asks for, as exactly as there are words for it; else the utility's own. */
export function chosenLanguage(
  asked: string | null,
  config: Pick<LanguageConfig, 'defaultLanguage' | 'enabledLanguages'>,
): string {
  const known = [...config.enabledLanguages.map(({ name }) => name), ...OWN];
  const wanted = (asked ?? '').toLowerCase();
  const base = wanted.split(/[-_]/)[0];
  return (
    known.find((name) => name.toLowerCase() === wanted) ??
    known.find((name) => name.toLowerCase() === base) ??
    config.defaultLanguage
  );
}
