import type { Job, MeterAddress } from './job';
import type { MeterType } from './meter-type';
import { meterTypeOf } from './meter-type-of';
import { differingParties } from './parties';

/** The lines under the meter number of a job card. A meter type is still a code, not a text. */
export interface JobLines {
  readonly first: string;
  readonly second: LineText | { readonly meterType: MeterType };
  /** Who lives there and who provides, where this tells meters apart. */
  readonly others: readonly string[];
}

interface LineText {
  readonly text: string;
  /** True if the text says where the meter is. The card must then also name the meter type. */
  readonly isPlace: boolean;
}

type Place = 'objectKey' | 'locationDescription';

/**
 * `jobs` is the whole list that contains the card. Only a field whose values differ in this list
 * helps to tell meters apart.
 */
export function jobLines(job: Job, jobs: readonly Job[]): JobLines {
  const { meterAddress, customMeterType } = job.meter;
  const place = differingPlaces(jobs)
    .map((field) => said(meterAddress[field]))
    .find((text) => text !== null);
  const text = place ?? said(customMeterType);
  return {
    first: addressLine(meterAddress),
    second:
      text === null ? { meterType: meterTypeOf(job) } : { text, isPlace: place !== undefined },
    others: differingParties(job, jobs),
  };
}

function addressLine({ city, street, houseNumber }: MeterAddress): string {
  // A no-break space keeps the house number on the line of its street.
  const house = [said(street), said(houseNumber)].filter((part) => part !== null).join('\u00a0');
  return [said(city), said(house)].filter((part) => part !== null).join(', ');
}

// Every card of a list needs the same answer, so it is computed once for each list.
const known = new WeakMap<readonly Job[], readonly Place[]>();

function differingPlaces(jobs: readonly Job[]): readonly Place[] {
  const places = known.get(jobs) ?? PLACES.filter((field) => differs(jobs, field));
  known.set(jobs, places);
  return places;
}

const PLACES = ['objectKey', 'locationDescription'] as const satisfies readonly Place[];

function differs(jobs: readonly Job[], field: Place): boolean {
  const first = said(jobs[0]?.meter.meterAddress[field] ?? null);
  return jobs.some((job) => said(job.meter.meterAddress[field]) !== first);
}

function said(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
