import { type ComponentType, lazy, useEffect, useState } from 'react';

/**
 * Loads a part that the page can do without. If it cannot be loaded, `Fallback` replaces it until the
 * browser is online again or the part is shown anew.
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: replacementOf(load, Fallback) };
    }
  });
}

/** React keeps what a lazy component became, so this one loads the part by itself. */
function replacementOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
): ComponentType<Props> {
  let wasShown = false;
  return function Replacement(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const isMissing = Part === null;
    useEffect(() => {
      if (!isMissing) return undefined;
      const loadAgain = () => {
        load().then(
          (Loaded) => setPart(() => Loaded),
          () => undefined,
        );
      };
      // The try that has just failed was for the first showing.
      if (wasShown) loadAgain();
      wasShown = true;
      window.addEventListener('online', loadAgain);
      return () => window.removeEventListener('online', loadAgain);
    }, [isMissing]);
    return Part === null ? <Fallback {...props} /> : <Part {...props} />;
  };
}
