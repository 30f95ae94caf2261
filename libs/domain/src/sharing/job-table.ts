import { byMeterNumber } from '../job/by-meter-number';
import { lastDayOf } from '../job/deadline';
import { folded, foldedAddress } from '../job/folded';
import { groupedBy } from '../job/grouped-by';
import type { Job } from '../job/job';
import { METER_TYPES } from '../job/meter-type';
import { meterTypeOf } from '../job/meter-type-of';
import { namesAtMeter, namesOfProvider } from '../job/parties';

/** The columns by which the jobs of a share can be sorted and grouped. */
export const JOB_COLUMNS = [
  'city',
  'street',
  'building',
  'objectKey',
  'nameAtMeter',
  'provider',
  'meterType',
  'state',
  'deadline',
] as const;

export type JobColumn = (typeof JOB_COLUMNS)[number];

export interface JobTableGroup {
  /**
   * A text, or a code or a day that must still be put into words. Null: the value is not known for
   * these jobs.
   */
  readonly value: string | null;
  readonly jobs: readonly Job[];
}

/**
 * Numbers within a text count as numbers (house 9 comes before 14). In both directions, jobs
 * without a value come last.
 */
export function sortedJobs(
  jobs: readonly Job[],
  { column, isDescending }: { readonly column: JobColumn; readonly isDescending: boolean },
): readonly Job[] {
  const valueOf = VALUE_OF[column];
  const values = jobs.map((job) => foldedIn(column, valueOf(job)));
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
 * The rank of each value; null has no rank. Ten thousand jobs have only a few hundred different
 * values, and comparing texts with a collator is slow.
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

/** In ascending order. Two spellings of one name form one group. */
export function groupedJobs(jobs: readonly Job[], column: JobColumn): readonly JobTableGroup[] {
  const valueOf = VALUE_OF[column];
  const sorted = sortedJobs(jobs, { column, isDescending: false });
  const groups = groupedBy(sorted, (job) => foldedIn(column, valueOf(job)));
  return [...groups.values()].map((ofGroup) => ({
    value: ofGroup[0] === undefined ? null : valueOf(ofGroup[0]),
    jobs: ofGroup,
  }));
}

/** What stands in this column for this job; null if it is not known. */
export function jobTableValue(job: Job, column: JobColumn): string | null {
  return VALUE_OF[column](job);
}

const VALUE_OF: Readonly<Record<JobColumn, (job: Job) => string | null>> = {
  city: ({ meter }) => joined(' ', meter.meterAddress.city),
  street: ({ meter }) => joined(' ', meter.meterAddress.street),
  building: ({ meter: { meterAddress } }) => {
    const { street, houseNumber, zip, city } = meterAddress;
    return joined(', ', joined(' ', street, houseNumber), joined(' ', zip, city));
  },
  objectKey: ({ meter }) => joined(' ', meter.meterAddress.objectKey),
  nameAtMeter: ({ meter }) => joined(', ', ...namesAtMeter(meter.meterAddress)),
  provider: ({ partner }) => joined(', ', ...namesOfProvider(partner)),
  meterType: meterTypeOf,
  state: ({ done }) => (done ? 'done' : 'open'),
  deadline: lastDayOf,
};

function joined(between: string, ...parts: readonly (string | null)[]): string | null {
  const said = parts.map((part) => part?.trim() ?? '').filter((part) => part !== '');
  return said.length === 0 ? null : said.join(between);
}

// Codes have their own order. All other values are names or days.
const CODES: Readonly<Partial<Record<JobColumn, readonly string[]>>> = {
  meterType: METER_TYPES,
  state: ['open', 'done'],
};

// Always the German order: it must not depend on the language of the browser.
const names = new Intl.Collator('de', { numeric: true });

const ADDRESSES: ReadonlySet<JobColumn> = new Set(['street', 'building']);

function foldedIn(column: JobColumn, text: string | null): string | null {
  if (text === null) return null;
  return ADDRESSES.has(column) ? foldedAddress(text) : folded(text);
}
