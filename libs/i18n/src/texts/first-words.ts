import { wizardFirst } from '../de/wizard-first';
import type { Texts } from './create-texts';
import type { Table } from './own-texts';
import { filled } from './filled';

/**
 * The texts of the wizard's first step, without i18next. They are part of the built page, which
 * shows them until `createTexts` has loaded the language and the server's texts.
 */
export const firstWords: Texts = {
  language: 'de',
  htmlLang: 'de',
  t: (key, values = {}) => filled(table[key] ?? key, values),
  use: nothingElse,
  complete: nothingElse,
  addTranslations: () => undefined,
  subscribe: () => () => undefined,
};

const table: Table = wizardFirst;

async function nothingElse(): Promise<void> {
  // This table has only one language.
}
