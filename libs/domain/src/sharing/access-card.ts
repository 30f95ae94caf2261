import { dayOfWire } from '../calendar/berlin-day';
import type { CalendarDay } from '../calendar/calendar-day';
import { byMeterNumber } from '../job/by-meter-number';
import type { Job } from '../job/job';
import { namesAtMeter } from '../job/parties';
import { groupedJobs } from './job-table';

/** The facts printed beside the login, for the person who will read the meters. */
export interface AccessCardFacts {
  readonly houses: readonly string[];
  readonly providers: readonly string[];
  readonly meters: readonly CardMeter[];
  /** The number of meters for which the card has no room. */
  readonly more: number;
  readonly deadline: CalendarDay | null;
}

export interface CardMeter {
  readonly number: string;
  /** Whose door to knock on, and where the meter is. */
  readonly place: string;
}

/** The notice for a stairwell, where everybody can read it. */
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
    // With more than HOUSES_MOST houses, none is printed: the reader knows them.
    providers: groupedJobs(jobs, 'provider').flatMap(({ value }) => value ?? []),
    houses: houses.length > HOUSES_MOST ? [] : houses,
    meters: meters.map(({ meter: { meterNumber, meterAddress } }) => ({
      number: meterNumber,
      place: [...namesAtMeter(meterAddress), meterAddress.locationDescription]
        .filter(Boolean)
        .join(', '),
    })),
    more: jobs.length - meters.length,
    deadline: firstDeadline(jobs),
  };
}

/**
 * One notice for each house, with its first deadline. A notice contains no login, no meter and no
 * person.
 */
export function stairwellNotices(jobs: readonly Job[]): readonly StairwellNotice[] {
  return groupedJobs(jobs, 'building').map(({ value, jobs: ofHouse }) => ({
    house: value,
    deadline: firstDeadline(ofHouse),
  }));
}

/** The earliest deadline of the open meters: until that day, all of them can be read. */
function firstDeadline(jobs: readonly Job[]): CalendarDay | null {
  const days = jobs.flatMap(
    ({ done, jobConstraints }) => (done ? null : dayOfWire(jobConstraints.latestExecution)) ?? [],
  );
  return [...days].sort()[0] ?? null;
}
