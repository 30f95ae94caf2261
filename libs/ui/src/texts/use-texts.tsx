import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Texts } from '@ablesbar/i18n';

const TextsContext = createContext<Texts | null>(null);

/** Provides the texts to all components below. */
export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  const words = useMemo(() => wordsOf(texts), [texts]);
  const wordsNow = useSyncExternalStore(words.subscribe, words.now, words.now);
  return <TextsContext value={wordsNow}>{children}</TextsContext>;
}

/** The current texts: a new object after every change, so that every component that uses it renders again. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (texts === null)
    throw new Error('A component that speaks was rendered without TextsProvider.');
  return texts;
}

/**
 * The server's own texts arrive in the language that is already shown, so the language alone does not tell
 * whether texts have changed. A new `t` updates everything that is memoised by `t`.
 */
function wordsOf(texts: Texts) {
  const copy = (): Texts => ({ ...texts, t: (key, values) => texts.t(key, values) });
  let shown = copy();
  return {
    now: () => shown,
    subscribe: (listener: () => void) =>
      texts.subscribe(() => {
        shown = copy();
        listener();
      }),
  };
}
