import { byMeterNumber } from './by-meter-number';
import { folded, foldedPlainly } from './folded';
import type { Job } from './job';

/** Answers a query; made once for a list, so that a key costs no more than a look. */
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

/** All terms of a query must be found in a job, each anywhere. Sorted by meter number. */
export function searchJobs(jobs: readonly Job[]): JobSearch {
  const all = [...jobs].sort(byMeterNumber).map((job) => ({ job, text: searchText(job) }));
  let last: Answer = { terms: [], found: all, jobs: all.map(({ job }) => job) };
  return (query) => {
    const terms = termsOf(query);
    // Who goes on typing narrows what was found before, and only the new words have to be looked for.
    const isNarrower = last.terms.every((term) => isWithin(term, terms));
    const found = isNarrower
      ? terms.filter((term) => !last.terms.includes(term)).reduce(holding, last.found)
      : terms.reduce(holding, all);
    // Where a letter more leaves out none, the answer is the same list, and nobody has to draw it anew.
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

/** Blanks at the ends leave an empty term, which every job holds. */
function termsOf(query: string): readonly string[] {
  return folded(query).split(/\s/);
}

// A list that comes anew holds nearly all the jobs of the one before, and each is folded once.
const known = new WeakMap<Job, string>();

function searchText(job: Job): string {
  const text = known.get(job) ?? foldedFields(job);
  known.set(job, text);
  return text;
}

/** A line break parts the fields: no term holds one, so none is found across two fields. */
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
  // Joined, not concatenated: engines put a concatenation together only when it is first read.
  return [...lines, ...others].join('\n');
}
