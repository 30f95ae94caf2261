import { useEffect, useMemo, useState } from 'react';

export type Strip = (text: string) => string;

/** Removes the characters that the utility disallows; undefined if it disallows none. */
export function useStrip(disallowed: string | null): Strip | undefined {
  const plain = useMemo(
    () => (disallowed === null ? null : stripOfClass(disallowed)),
    [disallowed],
  );
  const [linear, setLinear] = useState<Strip | null>(null);
  const needsEngine = disallowed !== null && plain === null;
  useEffect(() => {
    if (!needsEngine) return;
    // Until the engine is loaded, the number stays as typed; the server cleans it with the same pattern.
    void loadStrip(disallowed).then((strip) => setLinear(() => strip ?? null));
  }, [needsEngine, disallowed]);
  return plain ?? linear ?? undefined;
}

/** As `useStrip`, outside of a component; undefined too if the engine does not load. */
export async function loadStrip(disallowed: string | null): Promise<Strip | undefined> {
  if (disallowed === null) return undefined;
  const plain = stripOfClass(disallowed);
  if (plain !== null) return plain;
  return import('./strip-linear')
    .then(({ stripLinear }) => stripLinear(disallowed))
    .catch(() => undefined);
}

/** One class of letters, digits, ranges and plain signs, perhaps repeated: `[^A-Z0-9]`, `[^A-Z0-9-]+`. */
const ONE_CLASS = /^\[\^?[A-Za-z0-9ÄÖÜäöüß .,/_-]+\]\+?$/;

/**
 * A utility's pattern is usually a single character class. The browser's own engine checks each character
 * once and cannot be slowed down by such a pattern, so the linear engine (customer decision 35) need not be
 * loaded. Null for any other pattern.
 */
export function stripOfClass(pattern: string): ((text: string) => string) | null {
  if (!ONE_CLASS.test(pattern)) return null;
  try {
    const characters = new RegExp(pattern, 'gu');
    return (text) => text.replace(characters, '');
  } catch {
    return null;
  }
}
