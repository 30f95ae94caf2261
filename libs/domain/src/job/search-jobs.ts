import { byMeterNumber } from './by-meter-number';
import { folded, foldedPlainly } from './folded';
import type { Job } from './job';

/** Answers a query. It is created once for each list, so that each keystroke stays cheap. */
export type JobSearch = (query: string) => readonly Job[];

interface Entry {
  readonly job: Job;
  readonly text: string;
}

interface Answer {
  readonly terms: readonly string[];
  readonly found: readonly Entry[];
  readonly jobs: readonly Job[];
}

/**
 * Finds the jobs that contain every term of the query, each in any field, sorted by meter number.
 */
export function searchJobs(jobs: readonly Job[]): JobSearch {
  const all = [...jobs].sort(byMeterNumber).map((job) => ({ job, text: searchText(job) }));
  let last: Answer = { terms: [], found: all, jobs: all.map(({ job }) => job) };
  return (query) => {
    const terms = termsOf(query);
    // Each further keystroke filters the previous result, and only new terms have to be searched.
    const isNarrower = last.terms.every((term) => isWithin(term, terms));
    const found = isNarrower
      ? terms.filter((term) => !last.terms.includes(term)).reduce(holding, last.found)
      : terms.reduce(holding, all);
    // If the result did not shrink, return the same array, so that React does not render it again.
    const isSame = isNarrower && found.length === last.found.length;
    last = { terms, found, jobs: isSame ? last.jobs : found.map(({ job }) => job) };
    return last.jobs;
  };
}

function holding(entries: readonly Entry[], term: string): readonly Entry[] {
  return entries.filter(({ text }) => text.includes(term));
}

function isWithin(term: string, terms: readonly string[]): boolean {
  return terms.some((longer) => longer.includes(term));
}

/** Blanks at either end produce an empty term, which every job contains. */
function termsOf(query: string): readonly string[] {
  return folded(query).split(/\s/);
}

// A refetched list has nearly the same job objects, and each object is folded only once.
const known = new WeakMap<Job, string>();

function searchText(job: Job): string {
  const text = known.get(job) ?? foldedFields(job);
  known.set(job, text);
  return text;
}

/**
 * A line break separates the fields. No term contains a line break, so no term matches across
 * fields.
 */
function foldedFields({ customer, meter: { meterNumber, meterAddress } }: Job): string {
  const fields = [
    meterNumber,
    meterAddress.street,
    meterAddress.houseNumber,
    meterAddress.zip,
    meterAddress.city,
    meterAddress.cityDistrict,
    meterAddress.objectKey,
    meterAddress.locationDescription,
    meterAddress.company,
    meterAddress.firstname,
    meterAddress.lastname,
    customer.firstname,
    customer.lastname,
    customer.company,
    customer.customerNumber,
  ];
  const text = fields.join('\n');
  const german = folded(text);
  const plain = foldedPlainly(text);
  if (german === plain) return german;
  const lines = german.split('\n');
  const others = plain.split('\n').filter((line, index) => line !== lines[index]);
  // `join` instead of `+`: engines delay a concatenation until the text is first read.
  return [...lines, ...others].join('\n');
}
