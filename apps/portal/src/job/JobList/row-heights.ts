import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { observable, useObserved } from '@ablesbar/ui/observable';

/** Rows of one kind mostly have the same height; each other row is measured. */
export type RowKind = 'job' | 'building' | 'other';

/** The keys of buildings begin with this; ids of jobs do not. */
export const BUILDING = '#building ';

export interface Measured {
  /** The heights of jobs and buildings that have not been rendered yet. */
  readonly usual: Readonly<Record<'job' | 'building', number>>;
  /** Rows of another height: a head, or a job whose long street wraps. */
  readonly others: ReadonlyMap<string, number>;
  /** When it changes, all earlier measurements are invalid. */
  readonly round: number;
}

export interface RowHeights {
  readonly get: () => Measured;
  readonly subscribe: (listener: () => void) => () => void;
  /** Measures a row unless its height is known. */
  readonly measure: (key: string, row: Pick<HTMLElement, 'offsetHeight'>, kind: RowKind) => void;
  /** Called when the list's width or the text size changes. */
  readonly forget: () => void;
}

/** The heights of a card with a number, a street and a third line, none of which wraps. */
const USUAL = { job: 89, building: 45 } as const;

/**
 * Heights by job: a job found by the search keeps its own height, whatever row was there before.
 */
export function createRowHeights(): RowHeights {
  const measured = observable<Measured>({ usual: USUAL, others: new Map(), round: 0 });
  const known = new Set<string>();
  const usualKnown = new Set<RowKind>();
  return {
    get: measured.get,
    subscribe: measured.subscribe,
    measure(key, row, kind) {
      if (known.has(key)) return;
      const height = row.offsetHeight;
      // A list that is hidden behind a job has no height.
      if (height === 0) return;
      const isFirst = kind !== 'other' && !usualKnown.has(kind);
      known.add(key);
      usualKnown.add(kind);
      const { usual, others, round } = measured.get();
      if (kind !== 'other' && height === usual[kind]) return;
      if (isFirst) measured.set({ usual: { ...usual, [kind]: height }, others, round });
      else measured.set({ usual, others: new Map([...others, [key, height]]), round });
    },
    forget() {
      const { usual, round } = measured.get();
      known.clear();
      usualKnown.clear();
      measured.set({ usual, others: new Map(), round: round + 1 });
    },
  };
}

export function heightOf({ usual, others }: Measured, key: string): number {
  return others.get(key) ?? usual[key.startsWith(BUILDING) ? 'building' : 'job'];
}

interface MeasuredRows {
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
    // Rows that are rendered behind a job on a phone are measured once the list is seen.
    const wasHidden = line.getBoundingClientRect().width === 0;
    const observer = new ResizeObserver(() => {
      const { width, height } = line.getBoundingClientRect();
      const size = `${width} ${height}`;
      if (width === 0 || size === before) return;
      if (before !== '' || wasHidden) heights.forget();
      before = size;
    });
    observer.observe(line);
    return () => observer.disconnect();
  }, [line, heights]);
  const ruler = useMemo(() => ({ measure: heights.measure, round }), [heights, round]);
  return { measured, ruler };
}

/** Measures the rows of a list. A new object means that all rows must be measured again. */
export interface Ruler {
  readonly measure: RowHeights['measure'];
  readonly round: number;
}

interface Measuring {
  readonly key: string;
  readonly kind: RowKind;
  readonly ruler: Ruler;
}

export function useMeasured(ref: RefObject<HTMLElement | null>, measuring: Measuring): void {
  const { key, kind, ruler } = measuring;
  useLayoutEffect(() => {
    if (ref.current) ruler.measure(key, ref.current, kind);
  }, [ref, key, kind, ruler]);
}
