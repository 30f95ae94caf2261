import { languagesToTry } from './languages-to-try';

/** A text of the server. If `language` is null, the text is for readers of every language. */
export interface InLanguage {
  readonly language: string | null;
}

/** The items in this language. If there are none: the items in the closest language. */
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
