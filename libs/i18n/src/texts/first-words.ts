import { wizardFirst } from '../de/wizard-first';
import type { Texts } from './create-texts';
import type { Table } from './own-texts';
import { filled } from './filled';

/**
 * The words of the wizard's first step, without the engine behind the others: the page is built with
 * them, and shows them until `createTexts` has brought the language and the server's own texts.
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
  // There is no other language in it.
}
