import type { CalendarDay } from '../calendar/calendar-day';
import { type Building, buildingsByDeadline } from './buildings-by-deadline';
import type { Job } from './job';

/** From so many open meters on, a round through a house is quicker than one page for each meter. */
const OPEN = 3;
/** A household has fewer, and finds them without a round. */
const METERS = 6;

/** Whether a round through this house is worthwhile; its jobs are the open ones. */
export function isWorthRound({ name, jobs }: Building): boolean {
  return name !== null && jobs.length >= OPEN;
}

/** The house through which to go first, with its open jobs; null if a round is not worthwhile. */
export function roundHouse(
  jobs: readonly Job[],
  queuedJobIds: ReadonlySet<string>,
  today: CalendarDay,
): Building | null {
  if (jobs.length < METERS) return null;
  const open = jobs.filter(({ id, done }) => !done && !queuedJobIds.has(id));
  return buildingsByDeadline(open, today).find(isWorthRound) ?? null;
}
