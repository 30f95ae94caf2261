import { type RefObject, useEffect } from 'react';
import type { Wanted } from './use-steps';

/** A wanted link takes the focus as soon as it is rendered. */
export function useFocusIfWanted(ref: RefObject<HTMLElement | null>, wanted: Wanted | null): void {
  useEffect(() => {
    if (wanted) ref.current?.focus({ preventScroll: wanted.isBack });
  }, [ref, wanted]);
}
