import { localeOf } from '../format/locale-of';
import { formatNumber } from '../format/numbers';
import { filled, type TextValues } from './filled';
import type { Table } from './own-texts';

/** Returns the text of a key, or the key itself if it has no text. */
export type Words = (key: string, values?: TextValues) => string;

/** False for a text that needs i18next: another text within it, or a value with a format. */
export function isPlain(table: Table): boolean {
  return Object.values(table).every((text) => !/\$t\(|{{(?!\w+}})/.test(text));
}

/** The words of a first screen or of the wizard: i18next weighs more than all their own code. */
export function plainWords(table: Table, language: string): Words {
  const written = (value: string | number) =>
    typeof value === 'number' ? formatNumber(value, language) : value;
  return (key, values = {}) =>
    filled(textFor(table, localeOf(language), key, values.count) ?? key, values, written);
}

function textFor(table: Table, locale: string, key: string, count: TextValues[string] | undefined) {
  if (typeof count !== 'number') return table[key];
  const form = new Intl.PluralRules(locale).select(count);
  return table[`${key}_${form}`] ?? table[key];
}
