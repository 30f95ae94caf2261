import type { CalendarDay } from '../calendar/calendar-day';
import { groupedJobs } from '../sharing/job-table';
import { lastDayOf } from './deadline';
import type { Job } from './job';

export interface Building {
  /** Street, number and town; null if the address is not known. */
  readonly name: string | null;
  /** The name without the town, if all buildings are in one town. */
  readonly title: string | null;
  /** The next deadline first. */
  readonly jobs: readonly Job[];
}

/**
 * In the order of work: the building whose open meters end first comes first. What has ended
 * already can no longer be sent, so it comes after everything that can.
 */
export function buildingsByDeadline(jobs: readonly Job[], today: CalendarDay): readonly Building[] {
  const groups = groupedJobs(jobs, 'building');
  const isOneTown = new Set(groups.map(({ value }) => townOf(value))).size === 1;
  return groups
    .map(({ value, jobs: ofBuilding }) => {
      const timed = ofBuilding.map((job) => ({ job, ends: orderOf(job, today) }));
      timed.sort((a, b) => compared(a.ends, b.ends));
      const ends = timed.find(({ job }) => !job.done)?.ends ?? DONE;
      const title = isOneTown ? streetOf(value) : value;
      return { ends, building: { name: value, title, jobs: timed.map(({ job }) => job) } };
    })
    .sort((a, b) => compared(a.ends, b.ends))
    .map(({ building }) => building);
}

/** Between a street and its town; no street has a comma. */
const COMMA = ', ';

function townOf(name: string | null): string | null {
  return name?.split(COMMA).slice(1).join(COMMA) ?? null;
}

function streetOf(name: string | null): string | null {
  return name?.split(COMMA)[0] ?? null;
}

// Sorted as texts, these come after every day: no deadline, then ended, then nothing left to do.
const NO_DEADLINE = 'x';
const ENDED = 'y';
const DONE = 'z';

function orderOf(job: Job, today: CalendarDay): string {
  const last = lastDayOf(job) ?? NO_DEADLINE;
  return last < today ? ENDED : last;
}

/** Equal ones keep their order, because sorting is stable. */
function compared(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
