import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../base/portal';

/** So long after the last card a second tap or a bouncing key was meant for that one. */
const SECOND_TAP_MS = 400;

/** Whether the user can mean this card: it has stood for a moment, or something was entered in it. */
export function useMeant(draft: object): () => boolean {
  const { after } = usePortal().ports;
  const [found] = useState(draft);
  const hasStood = useRef(false);
  useEffect(
    () =>
      after(SECOND_TAP_MS, () => {
        hasStood.current = true;
      }),
    [after],
  );
  return () => hasStood.current || draft !== found;
}
