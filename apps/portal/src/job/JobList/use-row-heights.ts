import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRowHeights, type Measured, type RowHeights } from './row-heights';

export interface MeasuredRows extends Measured {
  readonly measure: RowHeights['measure'];
}

/** Measured once as long as the ruler, a line of words over the list, keeps its width and its height. */
export function useRowHeights(ruler: HTMLElement | null): MeasuredRows {
  const [heights] = useState(createRowHeights);
  const measured = useSyncExternalStore(heights.subscribe, heights.get);
  useEffect(() => {
    if (ruler === null) return undefined;
    let before = '';
    const observer = new ResizeObserver(() => {
      const { width, height } = ruler.getBoundingClientRect();
      const size = `${width} ${height}`;
      if (width === 0 || size === before) return;
      if (before !== '') heights.forget();
      before = size;
    });
    observer.observe(ruler);
    return () => observer.disconnect();
  }, [ruler, heights]);
  return { ...measured, measure: heights.measure };
}
