import { type RefObject, useLayoutEffect } from 'react';
import type { RowHeights } from './row-heights';

/** How the rows of a list are measured; another object when all of them have to be measured again. */
export interface Ruler {
  readonly measure: RowHeights['measure'];
  readonly round: number;
}

interface Measuring {
  readonly key: string;
  readonly isJob: boolean;
  readonly ruler: Ruler;
}

export function useMeasured(ref: RefObject<HTMLElement | null>, measuring: Measuring): void {
  const { key, isJob, ruler } = measuring;
  useLayoutEffect(() => {
    if (ref.current) ruler.measure(key, ref.current, isJob);
  }, [ref, key, isJob, ruler]);
}
