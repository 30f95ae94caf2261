import type { LanguageConfig } from '@ablesbar/domain';

/** The languages whose texts we have without the server. */
const OWN = ['de', 'de-informal', 'en'];

/** The language that a page asks for, or its base ('de' for 'de-AT'), or else the utility's default. */
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
