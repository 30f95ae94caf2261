import { byMeterNumber } from '../job/by-meter-number';
import { lastDayOf } from '../job/deadline';
import { folded } from '../job/folded';
import { groupedBy } from '../job/grouped-by';
import type { Job } from '../job/job';
import { METER_TYPES } from '../job/meter-type';
import { meterTypeOf } from '../job/meter-type-of';

/** What the jobs of a share can be sorted and grouped by. */
export const JOB_COLUMNS = [
  'city',
  'street',
  'building',
  'objectKey',
  'meterType',
  'state',
  'deadline',
] as const;

export type JobColumn = (typeof JOB_COLUMNS)[number];

export interface JobTableGroup {
  /** A text, or a code or a day that still needs its words; null: of these jobs nothing is known. */
  readonly value: string | null;
  readonly jobs: readonly Job[];
}

/** Numbers within a text count as numbers (house 9 before 14); where nothing is known comes last either way. */
export function sortedJobs(
  jobs: readonly Job[],
  { column, isDescending }: { readonly column: JobColumn; readonly isDescending: boolean },
): readonly Job[] {
  const valueOf = VALUE_OF[column];
  const values = jobs.map((job) => foldedOrNull(valueOf(job)));
  const ranks = ranksOf(column, values);
  const last = ranks.size;
  const direction = isDescending ? -1 : 1;
  return jobs
    .map((job, index) => {
      const rank = ranks.get(values[index] ?? null);
      return { job, rank: rank === undefined ? last : direction * rank };
    })
    .sort((a, b) => a.rank - b.rank || byMeterNumber(a.job, b.job))
    .map(({ job }) => job);
}

/**
 * The place of each value in its order; of null there is none. Ten thousand jobs have a few hundred values, and
 * comparing texts as people do is what costs.
 */
function ranksOf(
  column: JobColumn,
  values: readonly (string | null)[],
): ReadonlyMap<string | null, number> {
  const different = [...new Set(values)].filter((value) => value !== null);
  const codes = CODES[column]?.map(folded);
  if (codes === undefined) different.sort(names.compare);
  else different.sort((a, b) => codes.indexOf(a) - codes.indexOf(b));
  return new Map(different.map((value, rank) => [value, rank]));
}

/** In ascending order; a name that is written in two ways is one. */
export function groupedJobs(jobs: readonly Job[], column: JobColumn): readonly JobTableGroup[] {
  const valueOf = VALUE_OF[column];
  const sorted = sortedJobs(jobs, { column, isDescending: false });
  const groups = groupedBy(sorted, (job) => foldedOrNull(valueOf(job)));
  return [...groups.values()].map((ofGroup) => ({
    value: ofGroup[0] === undefined ? null : valueOf(ofGroup[0]),
    jobs: ofGroup,
  }));
}

const VALUE_OF: Readonly<Record<JobColumn, (job: Job) => string | null>> = {
  city: ({ meter }) => joined(' ', meter.meterAddress.city),
  street: ({ meter }) => joined(' ', meter.meterAddress.street),
  building: ({ meter: { meterAddress } }) => {
    const { street, houseNumber, zip, city } = meterAddress;
    return joined(', ', joined(' ', street, houseNumber), joined(' ', zip, city));
  },
  objectKey: ({ meter }) => joined(' ', meter.meterAddress.objectKey),
  meterType: meterTypeOf,
  state: ({ done }) => (done ? 'done' : 'open'),
  deadline: lastDayOf,
};

function joined(between: string, ...parts: readonly (string | null)[]): string | null {
  const said = parts.map((part) => part?.trim() ?? '').filter((part) => part !== '');
  return said.length === 0 ? null : said.join(between);
}

// Codes have an order of their own; everything else is a name or a day.
const CODES: Readonly<Partial<Record<JobColumn, readonly string[]>>> = {
  meterType: METER_TYPES,
  state: ['open', 'done'],
};

// Always as in German: the order must not depend on the language of the browser.
const names = new Intl.Collator('de', { numeric: true });

function foldedOrNull(text: string | null): string | null {
  return text === null ? null : folded(text);
}
