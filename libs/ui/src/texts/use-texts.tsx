import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Texts } from '@ablesbar/i18n';

const TextsContext = createContext<Texts | null>(null);

/** Gives the words to everything below. */
export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  const words = useMemo(() => wordsOf(texts), [texts]);
  const wordsNow = useSyncExternalStore(words.subscribe, words.now, words.now);
  return <TextsContext value={wordsNow}>{children}</TextsContext>;
}

/** The words of the moment: another object after every change, so that all who use it follow. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (texts === null)
    throw new Error('A component that speaks was rendered without TextsProvider.');
  return texts;
}

/**
 * The server's own texts come in the language that is already shown, so the language alone does not
 * tell whether words have changed; a new `t` tells everything that remembers by it.
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
