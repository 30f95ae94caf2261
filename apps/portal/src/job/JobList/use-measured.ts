import { type RefObject, useLayoutEffect } from 'react';
import type { RowHeights } from './row-heights';

/** Measures the rows of a list. A new object means that all rows must be measured again. */
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
