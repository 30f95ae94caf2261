import { observable } from '../../app/observable';

export interface Measured {
  /** Of rows that nobody has seen yet. */
  readonly usual: number;
  /** Rows of another height: a long street takes another line. */
  readonly others: ReadonlyMap<string, number>;
  /** Another one: all that was measured before holds no longer. */
  readonly round: number;
}

export interface RowHeights {
  readonly get: () => Measured;
  readonly subscribe: (listener: () => void) => () => void;
  /** Looks at a row unless its height is known. */
  readonly measure: (id: string, row: Pick<HTMLElement, 'offsetHeight'>) => void;
  /** The list is wider or narrower, or its letters are larger. */
  readonly forget: () => void;
}

/** A card with a number, a street and a line below it, where each has room. */
const USUAL = 89;

/** Heights by job: what is found has its own at once, whatever stood in that place before. */
export function createRowHeights(): RowHeights {
  const measured = observable<Measured>({ usual: USUAL, others: new Map(), round: 0 });
  const known = new Set<string>();
  return {
    get: measured.get,
    subscribe: measured.subscribe,
    measure(id, row) {
      if (known.has(id)) return;
      const height = row.offsetHeight;
      // A list that stands hidden behind a job has no height.
      if (height === 0) return;
      const isFirst = known.size === 0;
      known.add(id);
      const { usual, others, round } = measured.get();
      if (height === usual) return;
      if (isFirst) measured.set({ usual: height, others, round });
      else measured.set({ usual, others: new Map([...others, [id, height]]), round });
    },
    forget() {
      const { usual, round } = measured.get();
      known.clear();
      measured.set({ usual, others: new Map(), round: round + 1 });
    },
  };
}

export function heightOf({ usual, others }: Measured, id: string): number {
  return others.get(id) ?? usual;
}
