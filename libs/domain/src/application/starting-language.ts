import type { LanguageConfig } from './config';

export interface Visitor {
  /** The language chosen on this device; null if none was. */
  readonly chosen: string | null;
  /** The languages of the browser, the preferred one first, such as 'en-GB'. */
  readonly ofBrowser: readonly string[];
}

/**
 * The language in which a visit begins: the chosen one, else the browser's, else the utility's
 * default (customer decision 43). Only enabled languages count.
 */
export function startingLanguage(
  {
    defaultLanguage,
    enabledLanguages,
  }: Pick<LanguageConfig, 'defaultLanguage' | 'enabledLanguages'>,
  { chosen, ofBrowser }: Visitor,
): string {
  const enabled = enabledLanguages.map(({ name }) => name);
  if (chosen !== null && enabled.includes(chosen)) return chosen;
  // A browser says 'de' and not how to be addressed, so the default goes before the other forms.
  const candidates = [defaultLanguage, ...enabled];
  const spoken = ofBrowser
    .map((tag) => candidates.find((name) => baseOf(name) === baseOf(tag)))
    .find((name) => name !== undefined);
  return spoken ?? defaultLanguage;
}

function baseOf(language: string): string {
  return (language.split(/[-_]/)[0] ?? language).toLowerCase();
}
