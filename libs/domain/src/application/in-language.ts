import { languagesToTry } from './languages-to-try';

/** A text of the server. Without a language it is for everybody. */
export interface InLanguage {
  readonly language: string | null;
}

/** What is written for readers of this language, else for those of the one that comes closest. */
export function inLanguage<Item extends InLanguage>(
  items: readonly Item[],
  language: string,
  defaultLanguage: string,
): readonly Item[] {
  const best = languagesToTry(language, defaultLanguage).find((one) =>
    items.some((item) => item.language === one),
  );
  return items.filter((item) => item.language === null || item.language === best);
}
