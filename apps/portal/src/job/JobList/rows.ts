import type { Job, JobGroups } from '@ablesbar/domain';
import { jobPath, UNLISTED_PATH } from '../../base/paths';
import { heightOf, type Measured } from './row-heights';
import type { LinkOrder } from './use-link-focus';

export type GroupName = keyof JobGroups;

/** The content of one row of the list. */
export type Row =
  | { readonly kind: 'head'; readonly group: Group }
  | { readonly kind: 'job'; readonly job: Job; readonly isQueued: boolean }
  | { readonly kind: 'unlisted' };

export interface Group {
  readonly name: GroupName;
  readonly jobs: readonly Job[];
  /** The index of the head's row; the jobs follow it. */
  readonly start: number;
}

/** All rows from top to bottom, and their links in keyboard order. */
export interface Rows extends LinkOrder {
  readonly groups: readonly Group[];
  readonly rowAt: (index: number) => Row | null;
}

/**
 * The order: open jobs, the link for an unlisted meter, waiting jobs, done jobs. Of ten thousand
 * rows only the requested ones are created.
 */
export function rowsOf({ open, queued, done }: JobGroups, hasUnlisted: boolean): Rows {
  const openEnd = endOf(open);
  const queuedStart = openEnd + (hasUnlisted ? 1 : 0);
  const doneStart = queuedStart + endOf(queued);
  const groups: readonly Group[] = [
    { name: 'open', jobs: open, start: 0 },
    { name: 'queued', jobs: queued, start: queuedStart },
    { name: 'done', jobs: done, start: doneStart },
  ];
  const shown = groups.filter(({ jobs }) => jobs.length > 0);
  const rowAt = (index: number): Row | null => {
    if (hasUnlisted && index === openEnd) return { kind: 'unlisted' };
    const group = shown.find(({ start, jobs }) => index >= start && index <= start + jobs.length);
    if (group === undefined) return null;
    const job = group.jobs[index - group.start - 1];
    return job ? { kind: 'job', job, isQueued: group.name === 'queued' } : { kind: 'head', group };
  };
  return {
    groups: shown,
    length: doneStart + endOf(done),
    rowAt,
    pathAt(index) {
      const row = rowAt(index);
      if (row === null || row.kind === 'head') return null;
      return row.kind === 'job' ? jobPath(row.job.id) : UNLISTED_PATH;
    },
    indexOf(path) {
      if (hasUnlisted && path === UNLISTED_PATH) return openEnd;
      for (const { jobs, start } of shown) {
        const place = jobs.findIndex(({ id }) => jobPath(id) === path);
        if (place >= 0) return start + 1 + place;
      }
      return -1;
    },
  };
}

/** Number of a group's rows including its head; an empty group has no head. */
function endOf(jobs: readonly Job[]): number {
  return jobs.length === 0 ? 0 : jobs.length + 1;
}

/** The keys of the rows that are not jobs, for their heights. */
export const UNLISTED_KEY = '#unlisted';
export const headKey = (name: GroupName): string => `#${name}`;

export function keyOf(row: Row): string {
  if (row.kind === 'job') return row.job.id;
  return row.kind === 'head' ? headKey(row.group.name) : UNLISTED_KEY;
}

/** Where a group begins and how high it is, so that its head stays visible for that distance. */
export interface Stretch {
  readonly group: Group;
  readonly top: number;
  readonly height: number;
}

export function stretchesOf({ groups, rowAt }: Rows, measured: Measured): readonly Stretch[] {
  const heightAt = (index: number) => {
    const row = rowAt(index);
    return row === null ? 0 : heightOf(measured, keyOf(row));
  };
  let end = 0;
  let bottom = 0;
  return groups.map((group) => {
    // At most one row, the link for an unlisted meter, is between two groups.
    const top = end < group.start ? bottom + heightAt(end) : bottom;
    const height = group.jobs.reduce(
      (sum, { id }) => sum + heightOf(measured, id),
      heightAt(group.start),
    );
    end = group.start + group.jobs.length + 1;
    bottom = top + height;
    return { group, top, height };
  });
}
