import i18next from 'i18next';
import { localeOf } from '../format/locale-of';
import { formatNumber } from '../format/numbers';
import type { Table } from './own-texts';
import type { Words } from './words';

const NAMESPACE = 'translation';

/** A table's texts with all that i18next can do: a text within another, for one. */
export async function i18nextWords(table: Table, language: string): Promise<Words> {
  // Own instance: two apps on one page (the embedded wizard) must not share a language.
  const engine = i18next.createInstance().use({
    type: 'formatter',
    init() {},
    add() {},
    addCached() {},
    // As late as this, so that the plural of a text, also of one within another, goes by the number.
    format: (value: string | number) =>
      typeof value === 'number' ? formatNumber(value, language) : value,
  });
  const locale = localeOf(language);
  await engine.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { [NAMESPACE]: table } },
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it renders; twice would show &amp;.
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  return (key, values) => (values === undefined ? engine.t(key) : engine.t(key, { ...values }));
}
