import { type RefObject, useEffect } from 'react';
import type { Wanted } from './use-steps';

/** A link takes the focus as soon as it is drawn, if it is the one that is wanted. */
export function useWanted(ref: RefObject<HTMLElement | null>, wanted: Wanted | null): void {
  useEffect(() => {
    if (wanted) ref.current?.focus({ preventScroll: wanted.isBack });
  }, [ref, wanted]);
}
