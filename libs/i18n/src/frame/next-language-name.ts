import type { EnabledLanguage } from '@ablesbar/domain';

/**
 * Where the language toggle leads, in the words of that language (customer decision 43). Within
 * German only the form of address changes, so the utility's names of both forms say less.
 */
export function nextLanguageName(current: string, { name, readableName }: EnabledLanguage): string {
  return FORMS[`${current} ${name}`] ?? readableName;
}

const FORMS: Readonly<Record<string, string>> = {
  'de de-informal': 'Du statt Sie',
  'de-informal de': 'Sie statt Du',
};
