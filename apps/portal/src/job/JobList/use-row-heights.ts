import { useEffect, useMemo, useRef, useState } from 'react';
import { useObserved } from '@ablesbar/ui/observable';
import { createRowHeights, type Measured } from './row-heights';
import type { Ruler } from './use-measured';

export interface MeasuredRows {
  readonly measured: Measured;
  readonly ruler: Ruler;
}

/**
 * Each row is measured once, as long as this line above the list keeps its width, its height and
 * its language.
 */
export function useRowHeights(line: HTMLElement | null, language: string): MeasuredRows {
  const [heights] = useState(createRowHeights);
  const measured = useObserved(heights);
  const { round } = measured;
  const measuredIn = useRef(language);
  useEffect(() => {
    if (measuredIn.current !== language) heights.forget();
    measuredIn.current = language;
  }, [heights, language]);
  useEffect(() => {
    if (line === null) return undefined;
    let before = '';
    const observer = new ResizeObserver(() => {
      const { width, height } = line.getBoundingClientRect();
      const size = `${width} ${height}`;
      if (width === 0 || size === before) return;
      if (before !== '') heights.forget();
      before = size;
    });
    observer.observe(line);
    return () => observer.disconnect();
  }, [line, heights]);
  const ruler = useMemo(() => ({ measure: heights.measure, round }), [heights, round]);
  return { measured, ruler };
}
