import { first } from '../de/first';

/** Texts by key, in any language, complete or not. */
export type Table = Readonly<Record<string, string>>;

/**
 * The texts of the first screen, those plus the wizard's form, or all texts. Only German is split,
 * because most users load German.
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

// A language is loaded only when it is chosen.
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

/** Our own texts in the first of these two languages that we have, else in German. */
export async function ownTexts(language: string, fallback: string, extent: Extent): Promise<Table> {
  const load = LOADERS.get(language) ?? LOADERS.get(fallback) ?? german;
  return load(extent);
}
