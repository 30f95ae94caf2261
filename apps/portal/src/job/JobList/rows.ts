import type { Job, JobGroups } from '@ablesbar/domain';
import { jobPath, UNLISTED_PATH } from '../../base/paths';
import { heightOf, type Measured } from './row-heights';
import type { Order } from './use-steps';

export type GroupName = keyof JobGroups;

/** What stands in one row of the list. */
export type Row =
  | { readonly kind: 'head'; readonly group: Group }
  | { readonly kind: 'job'; readonly job: Job; readonly isQueued: boolean }
  | { readonly kind: 'unlisted' };

export interface Group {
  readonly name: GroupName;
  readonly jobs: readonly Job[];
  /** The row of its head; its jobs follow. */
  readonly start: number;
}

/** The list from top to bottom, with its links as the keyboard walks through them. */
export interface Rows extends Order {
  readonly groups: readonly Group[];
  readonly rowAt: (index: number) => Row | null;
}

/** Open first, then the meter that is missing, then what waits, then what is done. Of ten thousand rows only those asked for are made. */
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
    at(index) {
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

/** The rows of a group, its head among them; an empty group says nothing. */
function endOf(jobs: readonly Job[]): number {
  return jobs.length === 0 ? 0 : jobs.length + 1;
}

/** By what the height of the rows is known that are no job. */
export const UNLISTED_KEY = '#unlisted';
export const headKey = (name: GroupName): string => `#${name}`;

export function keyOf(row: Row): string {
  if (row.kind === 'job') return row.job.id;
  return row.kind === 'head' ? headKey(row.group.name) : UNLISTED_KEY;
}

/** Where a group begins and how far it goes, so that its head can stay in sight as long. */
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
    // At most one row, the meter that is missing, stands between two groups.
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
