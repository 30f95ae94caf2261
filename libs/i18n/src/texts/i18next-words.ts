import i18next from 'i18next';
import { localeOf } from '../format/locale-of';
import { formatNumber } from '../format/numbers';
import type { Table } from './own-texts';
import type { Words } from './words';

const NAMESPACE = 'translation';

/** Says a table's texts with all that i18next can do, for example a text within another. */
export async function i18nextWords(table: Table, language: string): Promise<Words> {
  // A separate instance: two apps on one page (the embedded wizard) must not share a language.
  const engine = i18next.createInstance().use({
    type: 'formatter',
    init() {},
    add() {},
    addCached() {},
    // Numbers are formatted only here, so that i18next still sees the number when it chooses the
    // plural, also for nested texts.
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
    // React already escapes text; escaping twice would show &amp;.
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  return (key, values) => (values === undefined ? engine.t(key) : engine.t(key, { ...values }));
}
