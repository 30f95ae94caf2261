import type { CalendarDay } from '../calendar/calendar-day';
import { buildingOf } from './building';
import { type Building, buildingsByDeadline } from './buildings-by-deadline';
import type { Job } from './job';

/** From so many open meters on, a round through a house is quicker than one page for each meter. */
const OPEN = 3;
/** A household has fewer, and finds them without a round. */
const METERS = 6;

/** Whether a meter can be read today: when a reading may be sent is a rule of validation. */
export type CanBeRead = (job: Job) => boolean;

/**
 * The rounds through this house, by their meters; the jobs of the house are the open ones. A round
 * walks one account, so each account with enough meters has its own. A town without a street is no
 * house to walk through.
 */
export function roundsThrough(
  { jobs }: Pick<Building, 'jobs'>,
  canBeRead: CanBeRead,
): readonly (readonly Job[])[] {
  const readable = jobs.filter(
    (job) => buildingOf(job.meter.meterAddress) !== null && canBeRead(job),
  );
  const logins = [...new Set(readable.map(({ login }) => login))];
  return logins
    .map((login) => readable.filter((job) => job.login === login))
    .filter(({ length }) => length >= OPEN);
}

export interface RoundQuestion {
  readonly jobs: readonly Job[];
  readonly queuedJobIds: ReadonlySet<string>;
  readonly canBeRead: CanBeRead;
  readonly today: CalendarDay;
}

/** The house through which to go first, with the meters of its round; null if none is worthwhile. */
export function roundHouse(question: RoundQuestion): Building | null {
  const { jobs, queuedJobIds, canBeRead, today } = question;
  if (jobs.length < METERS) return null;
  const open = jobs.filter(({ id, done }) => !done && !queuedJobIds.has(id));
  for (const building of buildingsByDeadline(open, today)) {
    const [first] = roundsThrough(building, canBeRead);
    if (first !== undefined) return { ...building, jobs: first };
  }
  return null;
}
