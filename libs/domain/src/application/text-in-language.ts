import { languagesToTry } from './languages-to-try';
import type { LocalText, ReadingReasonOption } from './unknown-user-reading-config';

/** The server's text for readers of this language, else the German one, else whatever there is. */
export function textInLanguage(text: LocalText, language: string): string {
  const tried = [...languagesToTry(language, 'de'), ...Object.keys(text)];
  const said = tried.map((one) => text[one]?.trim() ?? '');
  return said.find((one) => one !== '') ?? '';
}

/** A reason has German and English words; without any it is named as it is sent. */
export function reasonInLanguage(
  { value, labelDE, labelEN, hintDE, hintEN }: ReadingReasonOption,
  language: string,
): { readonly label: string; readonly hint: string } {
  const label = textInLanguage({ de: labelDE, en: labelEN }, language);
  return {
    label: label === '' ? value : label,
    hint: textInLanguage({ de: hintDE, en: hintEN }, language),
  };
}
