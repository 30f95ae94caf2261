import {
  fieldWrittenOut,
  folded,
  foldedPlainly,
  letterJoined,
  streetJoined,
  streetWrittenOut,
} from './folded';
import { atHouse, houseAsked, withLetters } from './house-asked';
import type { Job } from './job';
import { METER_TYPES, type MeterType } from './meter-type';
import { meterTypeOf } from './meter-type-of';

/** What people call a medium: 'Strom', 'electricity'. Only the app knows languages. */
export type MediumWords = Readonly<Record<MeterType, readonly string[]>>;

/** Answers a query. It is created once for each list, so that each keystroke stays cheap. */
export type JobSearch = (query: string) => readonly Job[];

interface Entry {
  readonly job: Job;
  readonly text: string;
  readonly meterType: MeterType;
}

interface Answer {
  readonly terms: readonly string[];
  /** The jobs with every term, before the number of a house leaves out others. */
  readonly held: readonly Entry[];
  readonly found: readonly Entry[];
  readonly jobs: readonly Job[];
}

/**
 * Finds the jobs that contain every term of the query, each in any field or as a word for the
 * medium, in the order of the list. A house number beside a street matches only as a whole.
 */
export function searchJobs(jobs: readonly Job[], words?: MediumWords): JobSearch {
  const holding = holdingWith(words);
  const all = jobs.map((job) => ({ job, text: searchText(job), meterType: meterTypeOf(job) }));
  let last: Answer = { terms: [], held: all, found: all, jobs };
  return (query) => {
    const terms = termsOf(query);
    // Each further keystroke filters the previous result, and only new terms have to be searched.
    const isNarrower = last.terms.every((term) => isWithin(term, terms));
    const held = isNarrower
      ? terms.filter((term) => !last.terms.includes(term)).reduce(holding, last.held)
      : terms.reduce(holding, all);
    const found = inHouse(held, terms);
    // If the result is the same, return the same array, so that React does not render it again.
    const jobs = isSame(found, last.found) ? last.jobs : found.map(({ job }) => job);
    last = { terms, held, found, jobs };
    return jobs;
  };
}

/** Where no house is '14 n', the letter may begin another word: '14 neuenbrück'. */
function inHouse(entries: readonly Entry[], terms: readonly string[]): readonly Entry[] {
  const joined = withLetters(terms);
  const found = atHouses(entries, joined);
  return found.length > 0 || joined.length === terms.length ? found : atHouses(entries, terms);
}

function atHouses(entries: readonly Entry[], terms: readonly string[]): readonly Entry[] {
  const asked = houseAsked(terms);
  return asked.numbers.length === 0
    ? entries
    : entries.filter(({ job }) => atHouse(job.meter.meterAddress, asked));
}

function isSame(some: readonly Entry[], others: readonly Entry[]): boolean {
  return some.length === others.length && some.every((entry, index) => entry === others[index]);
}

type Holding = (entries: readonly Entry[], term: string) => readonly Entry[];

function holdingWith(words: MediumWords | undefined): Holding {
  const media = METER_TYPES.map((type) => ({
    type,
    text: folded(words?.[type].join('\n') ?? ''),
  }));
  return (entries, term) => {
    // Most terms are in no word for a medium, so a job needs only one look.
    const types = media.filter(({ text }) => text.includes(term)).map(({ type }) => type);
    return entries.filter(
      ({ text, meterType }) => types.includes(meterType) || text.includes(term),
    );
  };
}

function isWithin(term: string, terms: readonly string[]): boolean {
  return terms.some((longer) => longer.includes(term));
}

/** Blanks at either end produce an empty term, which every job contains. */
function termsOf(query: string): readonly string[] {
  return streetWrittenOut(folded(query)).split(/\s/);
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
    letterJoined(meterAddress.street ?? ''),
    letterJoined(meterAddress.houseNumber ?? ''),
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
  const german = fieldWrittenOut(folded(text));
  const plain = fieldWrittenOut(foldedPlainly(text));
  const joined = streetJoined(german);
  if (german === plain && german === joined) return german;
  const lines = new Set([german, plain, joined, streetJoined(plain)].join('\n').split('\n'));
  // `join` instead of `+`: engines delay a concatenation until the text is first read.
  return [...lines].join('\n');
}
