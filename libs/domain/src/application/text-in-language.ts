import { languagesToTry } from './languages-to-try';
import type { LocalText, ReadingReasonOption } from './anonymous-config';

/** The server's text in this language, else in German, else in any language. */
export function textInLanguage(text: LocalText, language: string): string {
  const tried = [...languagesToTry(language, 'de'), ...Object.keys(text)];
  const said = tried.map((one) => text[one]?.trim() ?? '');
  return said.find((one) => one !== '') ?? '';
}

/** A reading reason has German and English labels. If both are missing, its value is shown. */
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
