import { mergedTexts } from './merged-texts';
import { type Extent, ownTexts, type Table } from './own-texts';
import type { TextKey } from './text-key';
import type { TextValues } from './filled';
import { isPlain, plainWords, type Words } from './words';

/** All the words of an app, in the language of the moment. */
export interface Texts {
  readonly language: string;
  /** For the `lang` attribute: the informal German is German. */
  readonly htmlLang: string;
  // Functions, not methods: a screen takes `t` out and uses it alone.
  /** A value that is a number is written as the language writes it. */
  readonly t: (key: TextKey, values?: TextValues) => string;
  readonly use: (language: string) => Promise<void>;
  /** Adds what a first screen left out; a screen behind the login waits for it. */
  readonly complete: () => Promise<void>;
  /** The server's texts arrive after the first words were shown; they take effect with the next `use`. */
  readonly addTranslations: (translations: Translations, fallback?: string) => void;
  /** Told after every change of words; returns how to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export type Translations = Readonly<Record<string, Table>>;

export interface TextsSetup {
  readonly language: string;
  readonly translations: Translations;
  /** The default language: its own texts stand in for what the server's language lacks. */
  readonly fallback?: string;
  /** 'first' for an app that shows its login before anything else; see `complete`. */
  readonly extent?: Extent;
}

export async function createTexts(setup: TextsSetup): Promise<Texts> {
  let { translations, fallback = 'de', extent = 'all' } = setup;
  let wanted = setup.language;
  let shown = setup.language;
  let words: Words = (key) => key;
  const listeners = new Set<() => void>();
  // A long list asks for the same few words with every key, and i18next takes its time.
  const said = new Map<TextKey, string>();

  async function use(language: string): Promise<void> {
    wanted = language;
    const own = await ownTexts(language, fallback, extent);
    const table = mergedTexts(own, translations[language] ?? {});
    const next = await wordsOf(table, language, extent);
    // Two quick changes may load out of order; the one asked for last must win.
    if (wanted !== language) return;
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

async function wordsOf(table: Table, language: string, extent: Extent): Promise<Words> {
  if (extent !== 'all' && isPlain(table)) return plainWords(table, language);
  const { i18nextWords } = await import('./i18next-words');
  return i18nextWords(table, language);
}

function htmlLangOf(language: string): string {
  const tag = language.replaceAll('_', '-').replace(/-informal$/, '');
  // A screen reader drops an attribute it cannot read and then speaks with the wrong voice.
  return /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(tag) ? tag : 'de';
}
