import { type Extent, ownTexts, type Table } from './own-texts';
import type { TextKey } from './text-key';
import type { TextValues } from './filled';
import { isPlain, plainWords, type Words } from './words';

/** All texts of an app, in the current language. */
export interface Texts {
  readonly language: string;
  /** For the `lang` attribute: 'de-informal' becomes 'de'. */
  readonly htmlLang: string;
  // Functions, not methods: a screen takes `t` from the object and uses it alone.
  /** A value that is a number is formatted for the language. */
  readonly t: (key: TextKey, values?: TextValues) => string;
  readonly use: (language: string) => Promise<void>;
  /** Loads the texts that the first screen did not need. Screens behind the login wait for it. */
  readonly complete: () => Promise<void>;
  /**
   * Adds the server's texts, which arrive after the first texts are shown. They take effect with
   * the next `use`.
   */
  readonly addTranslations: (translations: Translations, fallback?: string) => void;
  /** Calls the listener after every change of texts. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

export type Translations = Readonly<Record<string, Table>>;

export interface TextsSetup {
  readonly language: string;
  readonly translations: Translations;
  /** The default language. Its own texts replace those that the server's language lacks. */
  readonly fallback?: string;
  /** 'first' for an app that shows its login first; see `complete`. */
  readonly extent?: Extent;
}

export async function createTexts(setup: TextsSetup): Promise<Texts> {
  let { translations, fallback = 'de', extent = 'all' } = setup;
  let wanted = setup.language;
  let shown = setup.language;
  let asked = 0;
  let shownRequest = 0;
  let words: Words = (key) => key;
  const listeners = new Set<() => void>();
  // A long list needs the same few texts on every keystroke, and i18next is slow.
  const said = new Map<TextKey, string>();

  async function load(language: string): Promise<Words> {
    const [own] = await Promise.all([
      ownTexts(language, fallback, extent),
      // All texts need it, and a first login waits for them.
      extent === 'all' ? import('./i18next-words') : null,
    ]);
    const table = mergedTexts(own, translations[language] ?? {});
    return wordsOf(table, language, extent);
  }

  async function use(language: string): Promise<void> {
    wanted = language;
    const request = (asked += 1);
    const next = await load(language).catch((error: unknown) => {
      if (request === asked) wanted = shown;
      throw error;
    });
    // Requests may load out of order, and a later one may fail: each counts until a later one is shown.
    if (request < shownRequest) return;
    shownRequest = request;
    words = next;
    shown = language;
    said.clear();
    for (const listener of listeners) listener();
  }

  function plain(key: TextKey): string {
    const known = said.get(key) ?? words(key);
    said.set(key, known);
    return known;
  }

  await use(shown);
  return {
    get language() {
      return shown;
    },
    get htmlLang() {
      return htmlLangOf(shown);
    },
    t: (key, values) => (values === undefined ? plain(key) : words(key, values)),
    use,
    async complete() {
      extent = 'all';
      await use(wanted);
    },
    addTranslations(added, addedFallback = fallback) {
      translations = { ...translations, ...added };
      fallback = addedFallback;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

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

async function wordsOf(table: Table, language: string, extent: Extent): Promise<Words> {
  if (extent !== 'all' && isPlain(table)) return plainWords(table, language);
  const { i18nextWords } = await import('./i18next-words');
  return i18nextWords(table, language);
}

function htmlLangOf(language: string): string {
  const tag = language.replaceAll('_', '-').replace(/-informal$/, '');
  // A screen reader ignores an invalid `lang` attribute and then speaks with the wrong voice.
  return /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(tag) ? tag : 'de';
}
