import { useEffect, useState } from 'react';
import { stripOfClass } from './strip-of-class';

type Strip = (text: string) => string;

/** What takes out the characters that the utility disallows; undefined where it disallows none. */
export function useStrip(disallowed: string | null): Strip | undefined {
  const plain = disallowed === null ? null : stripOfClass(disallowed);
  const [linear, setLinear] = useState<Strip | null>(null);
  const needsEngine = disallowed !== null && plain === null;
  useEffect(() => {
    if (!needsEngine) return;
    // Until it is there the number stays as it is typed; the server cleans it by the same pattern.
    import('./strip-linear')
      .then(({ stripLinear }) => setLinear(() => stripLinear(disallowed)))
      .catch(() => undefined);
  }, [needsEngine, disallowed]);
  return plain ?? linear ?? undefined;
}
