import { type LanguageConfig, startingLanguage } from '@ablesbar/domain';

/**
 * The first language of an `Accept-Language` that is enabled, else the utility's default. Our form
 * names its own language there, other clients those of the browser.
 */
export function askedLanguage(
  acceptLanguage: string | undefined,
  languageConfig: LanguageConfig,
): string {
  const asked = (acceptLanguage ?? '').split(',').map((one) => one.replace(/;.*/s, '').trim());
  return startingLanguage(languageConfig, { chosen: asked[0] ?? null, ofBrowser: asked });
}
