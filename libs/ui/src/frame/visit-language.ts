import { type LanguageConfig, startingLanguage } from '@ablesbar/domain';

const PLACE = 'ablesbar-language';

/** Remembers the language for the next visit of the portal and of the wizard's page. */
export function rememberLanguage(name: string, device: Pick<Window, 'localStorage'>): void {
  try {
    device.localStorage.setItem(PLACE, name);
  } catch {
    // The browser stores nothing. The next visit begins in the language of the browser.
  }
}

export function languageOfVisit(
  config: Pick<LanguageConfig, 'defaultLanguage' | 'enabledLanguages'>,
  device: Pick<Window, 'localStorage' | 'navigator'>,
): string {
  const ofBrowser = device.navigator.languages;
  return startingLanguage(config, { chosen: chosenLanguage(device), ofBrowser });
}

function chosenLanguage(device: Pick<Window, 'localStorage'>): string | null {
  try {
    return device.localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}
