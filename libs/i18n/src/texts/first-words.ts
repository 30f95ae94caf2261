import { wizardFirst } from '../de/wizard-first';
import type { Table } from './own-texts';
import type { Texts, TextValues } from './create-texts';

/**
 * The words of the wizard's first step, without the engine behind the others: the page is built with
 * them, and shows them until `createTexts` has brought the language and the server's own texts.
 */
export const firstWords: Texts = {
  language: 'de',
  htmlLang: 'de',
  t: (key, values) => filled(table[key] ?? key, values),
  use: nothingElse,
  complete: nothingElse,
  addTranslations: () => undefined,
  subscribe: () => () => undefined,
};

const table: Table = wizardFirst;

function filled(text: string, values: TextValues = {}): string {
  return text.replace(/{{(\w+)}}/g, (place, name: string) => String(values[name] ?? place));
}

async function nothingElse(): Promise<void> {
  // There is no other language in it.
}
