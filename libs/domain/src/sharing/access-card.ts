import { dayOfWire } from '../calendar/berlin-day';
import type { CalendarDay } from '../calendar/calendar-day';
import { byMeterNumber } from '../job/by-meter-number';
import type { Job } from '../job/job';
import { groupedJobs } from './job-table';

/** What is printed for the one who reads, beside the login. */
export interface AccessCardFacts {
  readonly houses: readonly string[];
  readonly meters: readonly { readonly number: string; readonly place: string | null }[];
  /** Meters for which the card has no room. */
  readonly more: number;
  readonly deadline: CalendarDay | null;
}

/** What hangs in a stairwell, where everybody reads it. */
export interface StairwellNotice {
  readonly house: string | null;
  readonly deadline: CalendarDay | null;
}

const METERS_MOST = 6;
const HOUSES_MOST = 3;

export function accessCard(jobs: readonly Job[]): AccessCardFacts {
  const houses = groupedJobs(jobs, 'building').flatMap(({ value }) => value ?? []);
  const meters = [...jobs].sort(byMeterNumber).slice(0, METERS_MOST);
  return {
    // A caretaker of forty houses knows which.
    houses: houses.length > HOUSES_MOST ? [] : houses,
    meters: meters.map(({ meter: { meterNumber, meterAddress } }) => ({
      number: meterNumber,
      place: meterAddress.locationDescription,
    })),
    more: jobs.length - meters.length,
    deadline: firstDeadline(jobs),
  };
}

/** One for each house, with its first deadline. Nothing of an access, a meter or a person is on it. */
export function stairwellNotices(jobs: readonly Job[]): readonly StairwellNotice[] {
  return groupedJobs(jobs, 'building').map(({ value, jobs: ofHouse }) => ({
    house: value,
    deadline: firstDeadline(ofHouse),
  }));
}

/** Of open meters the first that ends: until then all can be read. */
function firstDeadline(jobs: readonly Job[]): CalendarDay | null {
  const days = jobs.flatMap(
    ({ done, jobConstraints }) => (done ? null : dayOfWire(jobConstraints.latestExecution)) ?? [],
  );
  return [...days].sort()[0] ?? null;
}
