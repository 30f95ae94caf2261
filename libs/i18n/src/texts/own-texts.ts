import { first } from '../de/first';

/** Texts by key, of whatever language and completeness. */
export type Table = Readonly<Record<string, string>>;

/**
 * The first screen's texts, those with the wizard's form, or all of them. Only German comes in parts:
 * it is what most people load.
 */
export type Extent = 'first' | 'form' | 'all';

const DEFAULT_LANGUAGE = 'de';

async function german(extent: Extent): Promise<Table> {
  switch (extent) {
    case 'first':
      return first;
    case 'form':
      return { ...first, ...(await import('../de/form')).form };
    case 'all':
      return (await import('../de')).de;
  }
}

// A language nobody chose is never loaded.
const LOADERS: ReadonlyMap<string, (extent: Extent) => Promise<Table>> = new Map([
  [DEFAULT_LANGUAGE, german],
  [
    'de-informal',
    async (extent) => ({
      ...(await german(extent)),
      ...(await import('../de-informal')).deInformal,
    }),
  ],
  ['en', async () => (await import('../en')).en],
]);

/** Our own texts in the first of these languages that we have. */
export async function ownTexts(language: string, fallback: string, extent: Extent): Promise<Table> {
  const load = LOADERS.get(language) ?? LOADERS.get(fallback) ?? german;
  return load(extent);
}
