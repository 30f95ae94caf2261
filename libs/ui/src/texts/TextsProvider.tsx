import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Texts } from '@ablesbar/i18n';

const TextsContext = createContext<Texts | null>(null);

/** Gives the words to everything below. */
export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The words of the moment: another object after every change of language, so that all who use it follow. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (texts === null)
    throw new Error('A component that speaks was rendered without TextsProvider.');
  const language = useSyncExternalStore(texts.subscribe, () => texts.language);
  return useMemo(() => ({ ...texts, language, htmlLang: texts.htmlLang }), [texts, language]);
}
