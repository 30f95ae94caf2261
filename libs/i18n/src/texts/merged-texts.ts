import type { Table } from './own-texts';

/** The server's texts win over our own (customer decision 24: dots in keys become underscores). */
export function mergedTexts(own: Table, server: Table): Table {
  const merged = new Map(Object.entries(own));
  for (const [key, text] of Object.entries(server)) merged.set(key.replaceAll('.', '_'), text);
  // A language with more plural forms than ours finds the general one where it has none of its own.
  for (const [key, text] of [...merged]) {
    const base = key.replace(/_other$/, '');
    if (!merged.has(base)) merged.set(base, text);
  }
  return Object.fromEntries(merged);
}
