import { de } from '../de';

/** Texts by key, of whatever language and completeness. */
export type Table = Readonly<Record<string, string>>;

const DEFAULT_LANGUAGE = 'de';

// German comes with the app; a language nobody chose is never loaded.
const LOADERS: ReadonlyMap<string, () => Promise<Table>> = new Map([
  [DEFAULT_LANGUAGE, async () => de],
  ['de-informal', async () => ({ ...de, ...(await import('../de-informal')).deInformal })],
  ['en', async () => (await import('../en')).en],
]);

/** Our own texts in the first of these languages that we have; always a whole table. */
export async function ownTexts(language: string, fallback: string): Promise<Table> {
  const load = LOADERS.get(language) ?? LOADERS.get(fallback);
  return load === undefined ? de : load();
}
