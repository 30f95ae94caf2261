import type { LanguageConfig } from '@ablesbar/domain';

/**
 * The theme of the element: the one that its attribute asks for, else the one that the page's own
 * `color-scheme` allows. Null leaves the choice to the system, because the page does so too.
 */
export function pageTheme(asked: string | null, colorScheme: string): 'light' | 'dark' | null {
  if (asked === 'light' || asked === 'dark') return asked;
  const schemes = colorScheme.split(' ');
  if (!schemes.includes('dark')) return 'light';
  return schemes.includes('light') ? null : 'dark';
}

/** The level of the form's title: below the page's own title, unless the page says otherwise. */
export function headingLevel(asked: string | null): number {
  return /^[1-6]$/.test(asked ?? '') ? Number(asked) : 2;
}

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
