import type { Table } from './own-texts';

/** The server's texts replace our own (customer decision 24: dots in keys become underscores). */
export function mergedTexts(own: Table, server: Table): Table {
  const merged = new Map(Object.entries(own));
  for (const [key, text] of Object.entries(server)) merged.set(key.replaceAll('.', '_'), text);
  // A language may need more plural forms than ours. For a missing form i18next falls back to the
  // key without a suffix, which gets the `_other` text here.
  for (const [key, text] of [...merged]) {
    const base = key.replace(/_other$/, '');
    if (!merged.has(base)) merged.set(base, text);
  }
  return Object.fromEntries(merged);
}
