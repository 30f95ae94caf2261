import type { CalendarDay } from '../calendar/calendar-day';
import { lastDayOf, lastSoonDay } from './deadline';
import { foldedAddress } from './folded';
import type { Job } from './job';
import { jobTableValue } from '../sharing/job-table';
import type { MeterType } from './meter-type';
import { meterTypeOf } from './meter-type-of';

export const JOB_STATES = ['soon', 'queued', 'done'] as const;
/** What is left to do of a job: it ends soon, waits on the device, or is done. */
export type JobStateFilter = (typeof JOB_STATES)[number];

/** Each null asks for nothing. */
export interface JobFilter {
  readonly meterType: MeterType | null;
  /** The name of a building, in any spelling. */
  readonly building: string | null;
  readonly state: JobStateFilter | null;
  /** Only jobs that end between today and this day. */
  readonly until: CalendarDay | null;
  /** Only jobs that end in this month, past ones too. */
  readonly month: AskedMonth | null;
}

export interface AskedMonth {
  /** 1 to 12 */
  readonly number: number;
  /** null: of any year */
  readonly year: number | null;
}

export interface JobFilterSetup {
  readonly today: CalendarDay;
  readonly queuedJobIds: ReadonlySet<string>;
}

/** Keeps the order. If nothing is asked, the same array comes back. */
export function filterJobs(
  jobs: readonly Job[],
  { meterType, building, state, until, month }: JobFilter,
  setup: JobFilterSetup,
): readonly Job[] {
  const rules: ((job: Job) => boolean)[] = [];
  if (meterType !== null) rules.push((job) => meterTypeOf(job) === meterType);
  if (building !== null) rules.push(isIn(building));
  if (state !== null) {
    const stateOf = stateIn(setup);
    rules.push((job) => stateOf(job) === state);
  }
  if (until !== null) rules.push((job) => endsBy(job, setup.today, until));
  if (month !== null) rules.push((job) => endsIn(job, month));
  return rules.length === 0 ? jobs : jobs.filter((job) => rules.every((rule) => rule(job)));
}

/** The number of jobs for each state. Each key of a search counts, so it looks at a job once. */
export function countStates(
  jobs: readonly Job[],
  setup: JobFilterSetup,
): Readonly<Record<JobStateFilter, number>> {
  const counts = { soon: 0, queued: 0, done: 0 };
  const stateOf = stateIn(setup);
  for (const job of jobs) {
    const state = stateOf(job);
    if (state !== null) counts[state] += 1;
  }
  return counts;
}

/** A done job with a queued correction counts as queued, as in the groups of the list. */
function stateIn({ today, queuedJobIds }: JobFilterSetup): (job: Job) => JobStateFilter | null {
  const lastSoon = lastSoonDay(today);
  return (job) => {
    if (queuedJobIds.has(job.id)) return 'queued';
    if (job.done) return 'done';
    const last = lastDayOf(job);
    return last !== null && today <= last && last <= lastSoon ? 'soon' : null;
  };
}

function endsBy(job: Job, today: CalendarDay, until: CalendarDay): boolean {
  const last = lastDayOf(job);
  return last !== null && today <= last && last <= until;
}

function endsIn(job: Job, { number, year }: AskedMonth): boolean {
  const [lastYear, lastMonth] = lastDayOf(job)?.split('-').map(Number) ?? [];
  return lastMonth === number && (year === null || lastYear === year);
}

function isIn(building: string): (job: Job) => boolean {
  const asked = foldedAddress(building);
  return (job) => foldedAddress(jobTableValue(job, 'building') ?? '') === asked;
}
