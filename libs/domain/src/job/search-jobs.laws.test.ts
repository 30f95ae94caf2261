import fc from 'fast-check';
import { aJob, aMeter, anAddress } from '../testing';
import type { Job } from './job';
import { searchJobs } from './search-jobs';

const streets = [
  'Lindenstraße',
  'Am Alten Wasserwerk',
  'Bürgermeister-Schröder-Straße',
  'Gartenweg',
];
const names = ['Müller', 'Weißmüller', 'Demirtaş', 'Brandt', 'Schäfer'];
const jobs = Array.from({ length: 60 }, (_, index) =>
  aJob({
    id: `j-${index}`,
    customer: {
      firstname: null,
      lastname: names[index % names.length] ?? null,
      company: null,
      customerNumber: null,
      mailingAddress: { street: null, houseNumber: null, zip: null, city: null },
    },
    meter: aMeter({
      meterNumber: `1ESY${1000 + index * 37}`,
      meterAddress: anAddress({
        street: streets[index % streets.length] ?? null,
        houseNumber: String(index),
      }),
    }),
  }),
);

const words = [
  'linden',
  'LINDEN',
  'müller',
  'mueller',
  'muller',
  'weissmuller',
  'schaefer',
  'schafer',
  'schroeder',
  'schröder',
  'straße',
  'strasse',
  '1',
  '14',
  '39999',
  'neuenbrück',
  'esy',
  'x',
  'weg',
  'am',
];
const pieces = fc.constantFrom(
  ...words.flatMap((word) => [word, word.slice(0, 2), word.slice(-2)]),
);
const queries = fc.array(pieces, { maxLength: 4 }).map((terms) => terms.join(' '));
const ids = (query: string) => new Set(searchJobs(jobs)(query).map(({ id }) => id));

const GERMAN = new Map(
  [...'äöüßş'].map((letter, at) => [letter, ['ae', 'oe', 'ue', 'ss', 's'][at]]),
);
const PLAIN = new Map([...'äöüßş'].map((letter, at) => [letter, ['a', 'o', 'u', 'ss', 's'][at]]));
const spelled = (text: string, letters: typeof GERMAN) =>
  Array.from(text.toLowerCase(), (letter) => letters.get(letter) ?? letter).join('');

/**
 * A simple model of the search: each term is contained in one of the fields, in either spelling. A
 * short number beside a part of the street is the whole number of the house.
 */
function holdsAll({ customer, meter: { meterNumber, meterAddress } }: Job, query: string): boolean {
  const { street, houseNumber, zip, city } = meterAddress;
  const fields = [meterNumber, street, houseNumber, zip, city, customer.lastname].map(
    (field) => field ?? '',
  );
  const terms = spelled(query, GERMAN).split(' ');
  const holds = (field: string, term: string) =>
    spelled(field, GERMAN).includes(term) || spelled(field, PLAIN).includes(term);
  const namesStreet = terms.some((term) => /^[a-zß]{3,}$/.test(term) && holds(street ?? '', term));
  return terms.every((term) =>
    namesStreet && /^\d{1,3}$/.test(term)
      ? term === houseNumber
      : fields.some((field) => holds(field, term)),
  );
}

test('shown is every job that holds all terms, and no other', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const wanted = jobs.filter((job) => holdsAll(job, query)).map(({ id }) => id);
      expect(ids(query)).toEqual(new Set(wanted));
    }),
  );
});

test('adding a term never widens a search', () => {
  fc.assert(
    fc.property(queries, pieces, (query, term) => {
      const before = ids(query);
      expect([...ids(`${query} ${term}`)].filter((id) => !before.has(id))).toEqual([]);
    }),
  );
});

test('the order of the terms does not matter', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 4 }), (terms) => {
      expect(ids(terms.join(' '))).toEqual(ids([...terms].reverse().join(' ')));
    }),
  );
});

test('a search that has been asked many things answers as a new one does', () => {
  fc.assert(
    fc.property(fc.array(queries, { minLength: 1, maxLength: 6 }), (asked) => {
      const search = searchJobs(jobs);
      const answers = asked.map((query) => search(query).map(({ id }) => id));
      expect(answers).toEqual(asked.map((query) => searchJobs(jobs)(query).map(({ id }) => id)));
    }),
  );
});

const texts = fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.string({ unit: 'grapheme' }));

test('every query gives a result', () => {
  fc.assert(
    fc.property(texts, (query) => {
      expect(searchJobs(jobs)(query).length).toBeLessThanOrEqual(jobs.length);
    }),
  );
});
