import { observable } from '@ablesbar/ui/observable';

export interface Measured {
  /** Of jobs that nobody has seen yet. */
  readonly usual: number;
  /** Rows of another height: a head, or a job whose long street takes another line. */
  readonly others: ReadonlyMap<string, number>;
  /** Another one: all that was measured before holds no longer. */
  readonly round: number;
}

export interface RowHeights {
  readonly get: () => Measured;
  readonly subscribe: (listener: () => void) => () => void;
  /** Looks at a row unless its height is known. */
  readonly measure: (key: string, row: Pick<HTMLElement, 'offsetHeight'>, isJob: boolean) => void;
  /** The list is wider or narrower, or its letters are larger. */
  readonly forget: () => void;
}

/** A card with a number, a street and a line below it, where each has room. */
const USUAL = 89;

/** Heights by job: what is found has its own at once, whatever stood in that place before. */
export function createRowHeights(): RowHeights {
  const measured = observable<Measured>({ usual: USUAL, others: new Map(), round: 0 });
  const known = new Set<string>();
  let isUsualKnown = false;
  return {
    get: measured.get,
    subscribe: measured.subscribe,
    measure(key, row, isJob) {
      if (known.has(key)) return;
      const height = row.offsetHeight;
      // A list that stands hidden behind a job has no height.
      if (height === 0) return;
      const isFirst = isJob && !isUsualKnown;
      known.add(key);
      isUsualKnown ||= isJob;
      const { usual, others, round } = measured.get();
      if (isJob && height === usual) return;
      if (isFirst) measured.set({ usual: height, others, round });
      else measured.set({ usual, others: new Map([...others, [key, height]]), round });
    },
    forget() {
      const { usual, round } = measured.get();
      known.clear();
      isUsualKnown = false;
      measured.set({ usual, others: new Map(), round: round + 1 });
    },
  };
}

export function heightOf({ usual, others }: Measured, key: string): number {
  return others.get(key) ?? usual;
}
