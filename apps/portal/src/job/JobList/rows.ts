import type { Building, Job, JobGroups } from '@ablesbar/domain';
import { jobPath, UNLISTED_PATH } from '../../base/paths';
import { BUILDING, heightOf, type Measured } from './row-heights';
import type { LinkOrder } from './use-link-focus';

export type GroupName = keyof JobGroups;

/** The content of one row of the list. */
export type Row =
  | { readonly kind: 'head'; readonly group: Group }
  | { readonly kind: 'building'; readonly building: Building }
  | {
      readonly kind: 'job';
      readonly job: Job;
      readonly isQueued: boolean;
      /** All jobs of its building, if it is below the head that names the address; else null. */
      readonly neighbours: readonly Job[] | null;
    }
  | { readonly kind: 'unlisted' };

export interface Group {
  readonly name: GroupName;
  readonly jobs: readonly Job[];
  /** The rows below the head: the jobs, or buildings with their jobs. */
  readonly items: readonly (Job | Building)[];
  /** The index of the head's row; the items follow it. */
  readonly start: number;
}

/** Rows under one head that stays visible while they scroll. */
export interface Stretch {
  readonly head: Group | Building;
  readonly start: number;
  readonly end: number;
}

/** All rows from top to bottom, and their links in keyboard order. */
export interface Rows extends LinkOrder {
  readonly rowAt: (index: number) => Row | null;
  readonly keyAt: (index: number) => string;
  /** The innermost stretch that contains this row; null for the link for an unlisted meter. */
  readonly stretchAt: (index: number) => Stretch | null;
}

export interface RowsSetup {
  readonly groups: JobGroups;
  readonly hasUnlisted: boolean;
  /** Null: the open jobs are one list. */
  readonly buildings: readonly Building[] | null;
}

/**
 * The order: open jobs, the link for an unlisted meter, waiting jobs, done jobs. Of ten thousand
 * rows only the requested ones are created.
 */
export function rowsOf({ groups, hasUnlisted, buildings }: RowsSetup): Rows {
  const { open, queued, done } = groups;
  const openItems = buildings === null ? open : itemsOf(buildings, open);
  const openEnd = endOf(openItems);
  const queuedStart = openEnd + (hasUnlisted ? 1 : 0);
  const doneStart = queuedStart + endOf(queued);
  const all: readonly Group[] = [
    { name: 'open', jobs: open, items: openItems, start: 0 },
    { name: 'queued', jobs: queued, items: queued, start: queuedStart },
    { name: 'done', jobs: done, items: done, start: doneStart },
  ];
  const shown = all.filter(({ jobs }) => jobs.length > 0);
  const groupAt = (index: number) =>
    hasUnlisted && index === openEnd
      ? undefined
      : shown.find(({ start, items }) => index >= start && index <= start + items.length);
  const itemAt = (index: number) => {
    const group = groupAt(index);
    return group?.items[index - group.start - 1];
  };
  const isBuildingAt = (index: number) => isBuilding(itemAt(index));
  const neighboursOf = neighboursIn(buildings);
  const rowAt = (index: number): Row | null => {
    const group = groupAt(index);
    if (group === undefined) return hasUnlisted && index === openEnd ? { kind: 'unlisted' } : null;
    const item = itemAt(index);
    if (item === undefined) return { kind: 'head', group };
    if (isBuilding(item)) return { kind: 'building', building: item };
    const neighbours = group.name === 'open' ? (neighboursOf.get(item) ?? null) : null;
    return { kind: 'job', job: item, isQueued: group.name === 'queued', neighbours };
  };
  return {
    length: doneStart + endOf(done),
    rowAt,
    keyAt(index) {
      const item = itemAt(index);
      if (item !== undefined) return isBuilding(item) ? buildingKey(item) : item.id;
      return headKey(groupAt(index)?.name ?? null);
    },
    pathAt(index) {
      const row = rowAt(index);
      if (row?.kind === 'job') return jobPath(row.job.id);
      return row?.kind === 'unlisted' ? UNLISTED_PATH : null;
    },
    indexOf(path) {
      if (hasUnlisted && path === UNLISTED_PATH) return openEnd;
      for (const { items, start } of shown) {
        const place = items.findIndex((item) => !isBuilding(item) && jobPath(item.id) === path);
        if (place >= 0) return start + 1 + place;
      }
      return -1;
    },
    stretchAt(index) {
      const group = groupAt(index);
      if (group === undefined) return null;
      const groupEnd = group.start + endOf(group.items);
      const first = group.items[0];
      if (!isBuilding(first)) return { head: group, start: group.start, end: groupEnd };
      // The head of the group scrolls away with the first building.
      let start = Math.max(index, group.start + 1);
      while (!isBuildingAt(start)) start -= 1;
      let end = start + 1;
      while (end < groupEnd && !isBuildingAt(end)) end += 1;
      const head = itemAt(start);
      return { head: isBuilding(head) ? head : first, start, end };
    },
  };
}

// The buildings stay while a person types, and so does this.
const known = new WeakMap<readonly Building[], ReadonlyMap<Job, readonly Job[]>>();

function neighboursIn(buildings: readonly Building[] | null): ReadonlyMap<Job, readonly Job[]> {
  if (buildings === null) return new Map();
  const made =
    known.get(buildings) ??
    new Map(buildings.flatMap(({ jobs }) => jobs.map((job) => [job, jobs] as const)));
  known.set(buildings, made);
  return made;
}

/** The given jobs, each below its building. They are in the order of the buildings. */
function itemsOf(
  buildings: readonly Building[],
  jobs: readonly Job[],
): readonly (Job | Building)[] {
  const items: (Job | Building)[] = [];
  let next = 0;
  for (const building of buildings) {
    const first = next;
    for (const job of building.jobs) if (job === jobs[next]) next += 1;
    const own = jobs.slice(first, next);
    if (own.length > 0) items.push({ ...building, jobs: own }, ...own);
  }
  return items;
}

function isBuilding(item: Job | Building | undefined): item is Building {
  return item !== undefined && !('id' in item);
}

/** Number of a group's rows including its head; an empty group has no head. */
function endOf(items: readonly unknown[]): number {
  return items.length === 0 ? 0 : items.length + 1;
}

/** The keys of the rows that are not jobs, for their heights. */
export const headKey = (name: GroupName | null): string => `#${name ?? 'unlisted'}`;
export const UNLISTED_KEY = headKey(null);
export const buildingKey = ({ name }: Building): string => `${BUILDING}${name ?? ''}`;

export interface Place {
  readonly top: number;
  readonly height: number;
}

/** Where a stretch is, so that its head stays visible for that distance. */
export function placeOf({ start, end }: Stretch, rows: Rows, measured: Measured): Place {
  const between = (from: number, to: number) => {
    let sum = 0;
    for (let index = from; index < to; index += 1) sum += heightOf(measured, rows.keyAt(index));
    return sum;
  };
  return { top: between(0, start), height: between(start, end) };
}
