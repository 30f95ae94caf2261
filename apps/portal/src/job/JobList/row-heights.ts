import type { Job } from '@ablesbar/domain';
import { observable } from '../../app/observable';

export interface Measured {
  /** Of jobs that nobody has seen yet. */
  readonly usual: number;
  /** Jobs of another height: a long street takes another line. */
  readonly jobs: ReadonlyMap<string, number>;
  /** Rows that are no jobs. */
  readonly rest: ReadonlyMap<string, number>;
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
const UNMEASURED: Measured = { usual: USUAL, jobs: new Map(), rest: new Map(), round: 0 };

/** Heights by job: what is found has its own at once, whatever stood in that place before. */
export function createRowHeights(): RowHeights {
  const measured = observable(UNMEASURED);
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
      const now = measured.get();
      if (isJob && height === now.usual) return;
      if (isFirst) measured.set({ ...now, usual: height });
      else if (isJob) measured.set({ ...now, jobs: new Map([...now.jobs, [key, height]]) });
      else measured.set({ ...now, rest: new Map([...now.rest, [key, height]]) });
    },
    forget() {
      const { usual, round } = measured.get();
      known.clear();
      isUsualKnown = false;
      measured.set({ ...UNMEASURED, usual, round: round + 1 });
    },
  };
}

export function heightOf({ usual, jobs, rest }: Measured, key: string): number {
  return jobs.get(key) ?? rest.get(key) ?? usual;
}

/** With every key of the search: where all are alike, ten thousand need not be asked. */
export function heightOfAll(jobs: readonly Job[], measured: Measured): number {
  if (measured.jobs.size === 0) return jobs.length * measured.usual;
  return jobs.reduce((sum, { id }) => sum + heightOf(measured, id), 0);
}
