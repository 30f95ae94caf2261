import { useEffect, useState } from 'react';
import { stripOfClass } from './strip-of-class';

type Strip = (text: string) => string;

/** Removes the characters that the utility disallows; undefined if it disallows none. */
export function useStrip(disallowed: string | null): Strip | undefined {
  const plain = disallowed === null ? null : stripOfClass(disallowed);
  const [linear, setLinear] = useState<Strip | null>(null);
  const needsEngine = disallowed !== null && plain === null;
  useEffect(() => {
    if (!needsEngine) return;
    // Until the engine is loaded, the number stays as typed; the server cleans it with the same pattern.
    import('./strip-linear')
      .then(({ stripLinear }) => setLinear(() => stripLinear(disallowed)))
      .catch(() => undefined);
  }, [needsEngine, disallowed]);
  return plain ?? linear ?? undefined;
}
