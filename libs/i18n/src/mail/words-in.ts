/** Texts in each of our languages. */
export interface InEachLanguage<Words> {
  readonly de: Words;
  readonly 'de-informal': Words;
  readonly en: Words;
}

/** The texts in the first of these languages that we have, else in German. */
export function wordsIn<Words>(
  words: InEachLanguage<Words>,
  languages: readonly (string | null)[],
): Words {
  const all = new Map<string | null, Words>(Object.entries(words));
  return languages.flatMap((language) => all.get(language) ?? [])[0] ?? words.de;
}
