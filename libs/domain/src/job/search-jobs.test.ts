import { aJob, aMeter, anAddress } from '../testing';
import type { MeterType } from './meter-type';
import { type MediumWords, searchJobs } from './search-jobs';

const job = aJob({
  id: 'j-1',
  customer: {
    firstname: 'Aylin',
    lastname: 'Demirtaş',
    company: 'Weißmüller & Söhne',
    customerNumber: '4471-0932',
    mailingAddress: { street: 'Postweg', houseNumber: '99', zip: '11111', city: 'Anderswo' },
  },
  meter: aMeter({
    meterNumber: '1ESY1160123456',
    meterAddress: anAddress({
      street: 'Bürgermeister-Groß-Straße',
      houseNumber: '102a',
      zip: '39999',
      city: 'Neuenbrück',
      cityDistrict: 'Altstadt',
      objectKey: 'OBJ-7',
      locationDescription: 'Keller links',
      hint: 'Schlüssel nebenan',
      company: null,
      firstname: 'Björn',
      lastname: 'Łukowski',
    }),
  }),
});

const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);
const finds = (query: string) => searchJobs([job])(query).length === 1;

test.each([
  { says: 'nothing asked shows every job', query: '', found: true },
  { says: 'blanks ask nothing', query: ' \t ', found: true },
  { says: 'the meter number', query: '1ESY1160123456', found: true },
  { says: 'its last four digits', query: '3456', found: true },
  { says: 'its groups, as they are printed', query: '1 ESY 11 6012 3456', found: true },
  { says: 'any case', query: '1esy', found: true },
  { says: 'the street', query: 'bürgermeister', found: true },
  { says: 'the house number', query: '102a', found: true },
  { says: 'the zip', query: '39999', found: true },
  { says: 'the city', query: 'Neuenbrück', found: true },
  { says: 'the district', query: 'altstadt', found: true },
  { says: 'the object key', query: 'obj-7', found: true },
  { says: 'the location', query: 'keller', found: true },
  { says: 'the last name at the meter', query: 'łukowski', found: true },
  { says: 'the first name at the meter', query: 'björn', found: true },
  { says: 'the first name of the customer', query: 'aylin', found: true },
  { says: 'the last name of the customer', query: 'demirtaş', found: true },
  { says: 'the company of the customer', query: 'weißmüller', found: true },
  { says: 'the customer number', query: '4471', found: true },
  { says: 'other fields are not searched', query: 'nebenan', found: false },
  { says: 'the mailing address is not the meter', query: 'anderswo', found: false },
])('searchJobs: $says', ({ query, found }) => {
  expect(finds(query)).toBe(found);
});

test.each([
  { says: 'all terms in any order', query: 'neuenbrück 102a aylin', found: true },
  { says: 'one that is not there', query: 'neuenbrück 102b aylin', found: false },
  { says: 'no term reaches over two fields', query: '39999Neuenbrück', found: false },
  { says: 'nor over two spellings', query: '09321esy', found: false },
  { says: 'an empty field is no word', query: 'null', found: false },
])('several terms: $says', ({ query, found }) => {
  expect(finds(query)).toBe(found);
});

test.each([
  'Müller',
  'mueller',
  'MÜLLER',
  'muller',
  'Weissmüller',
  'WEISSMUELLER',
  'weißmueller',
  'strasse',
  'straße',
  'STRAẞE',
  'gross',
  'bürgermeister',
  'buergermeister',
  'burgermeister',
  'demirtas',
  'bjorn',
  'bjoern',
  'Mu\u0308ller',
])('either spelling is found: %s', (query) => {
  expect(finds(query)).toBe(true);
});

test.each(['tuer', 'tur', 'keller', 'garten'])(
  'either spelling in a field of several lines: %s',
  (query) => {
    const meterAddress = anAddress({ locationDescription: 'Keller\nTür links', city: 'Gärten' });
    const search = searchJobs([aJob({ meter: aMeter({ meterAddress }) })]);
    expect(search(query)).toHaveLength(1);
  },
);

test.each([
  'Yilmaz',
  'YILMAZ',
  'yılmaz',
  'Lukasz',
  'sorensen',
  'soerensen',
  'Sørensen',
  'Dordevic',
])('a name is found without the letters of its language: %s', (query) => {
  const meterAddress = anAddress({ locationDescription: 'Yılmaz, Łukasz, Sørensen, Đorđević' });
  const search = searchJobs([aJob({ meter: aMeter({ meterAddress }) })]);
  expect(search(query)).toHaveLength(1);
});

test.each(['mueler', 'maller', 'strase', 'grob', 'bioern'])(
  'a wrong spelling is not found: %s',
  (query) => {
    expect(finds(query)).toBe(false);
  },
);

test.each([
  { query: 'gas', found: ['gas'] },
  { query: 'GAS neuenbrück', found: ['gas'] },
  { query: 'wärme', found: ['heat'] },
  { query: 'waerme', found: ['heat'] },
  { query: 'heiz', found: ['heat'] },
  { query: 'gas wärme', found: [] },
  { query: 'gasheiz', found: [] },
])('a word for the medium is found: "$query"', ({ query, found }) => {
  const ofType = (id: string, meterType: MeterType) => aJob({ id, meter: aMeter({ meterType }) });
  const all = [ofType('gas', 'GAS_METER'), ofType('heat', 'HEAT_METER')];
  const words: MediumWords = {
    ELECTRIC_METER: [],
    GAS_METER: ['Gas'],
    WATER_METER: [],
    WATER_WARM_METER: [],
    HEAT_METER: ['Wärme', 'Heizung'],
    GENERIC_METER: [],
  };
  expect(ids(searchJobs(all, words)(query))).toEqual(found);
});

test.each([
  { says: 'a house', queries: ['gross 102a'], found: ['j-1'] },
  { says: 'no part of its number', queries: ['gross 102'], found: [] },
  {
    says: 'the whole number after its beginning',
    queries: ['gross 102', 'gross 102a'],
    found: ['j-1'],
  },
  { says: 'a street after the number', queries: ['10', '10 gross'], found: [] },
])('a house number beside a street matches whole: $says', ({ queries, found }) => {
  const search = searchJobs([job]);
  expect(ids(queries.map(search).at(-1) ?? [])).toEqual(found);
});

const AT = [
  ['Lindenstr. 14', null],
  ['Lindenstraße', '14'],
  ['Lindenstr', '14a'],
  ['Linden-Str.', '14 a'],
  ['Gartenweg 14 A', null],
  ['Gartenweg', '14'],
] as const;
const houses = AT.map(([street, houseNumber], index) =>
  aJob({
    id: `${index}`,
    meter: aMeter({ meterAddress: anAddress({ street, houseNumber }) }),
  }),
);

test.each([
  { says: 'short for what is written out', query: 'Lindenstr. 14', found: ['0', '1'] },
  { says: 'written out for what is short', query: 'lindenstraße 14', found: ['0', '1'] },
  { says: 'without a period', query: 'lindenstr 14a', found: ['2', '3'] },
  { says: 'the number right behind the period', query: 'Lindenstr.14', found: ['0', '1'] },
  { says: 'a hyphen', query: 'linden-straße', found: ['0', '1', '2', '3'] },
  { says: 'a hyphen just typed', query: 'linden-', found: ['0', '1', '2', '3'] },
  { says: 'two words', query: 'Linden Straße 14', found: ['0', '1'] },
  { says: 'a letter apart finds one beside', query: 'Lindenstraße 14 a', found: ['2', '3'] },
  { says: 'a letter beside finds one apart', query: 'linden-str. 14a', found: ['2', '3'] },
  { says: 'in the street, too', query: 'gartenweg 14a', found: ['4'] },
  { says: 'a letter that begins another word', query: 'lindenstr. 14 n', found: ['0', '1'] },
  { says: 'the next letter of that word', query: 'lindenstr. 14 ne', found: ['0', '1'] },
])('a house in either spelling: $says', ({ query, found }) => {
  expect(ids(searchJobs(houses)(query))).toEqual(found);
});

test('a street of two words is found as one, with its house', () => {
  const meterAddress = anAddress({ street: 'Linden Straße', houseNumber: '14' });
  const search = searchJobs([aJob({ meter: aMeter({ meterAddress }) })]);
  expect(search('lindenstraße 14')).toHaveLength(1);
  expect(search('linden')).toHaveLength(1);
  expect(search('lindenstraße 1')).toHaveLength(0);
});

test('the beginning of a word is not the short form of a street', () => {
  const meterAddress = anAddress({ street: 'Am Hafen', city: 'Stralsund' });
  const search = searchJobs([aJob({ meter: aMeter({ meterAddress }) })]);
  expect(search('str')).toHaveLength(1);
});

test.each(['Lindenstr. 14 a', 'lindenstraße 14a', 'gartenweg 14 n'])(
  'every key of "%s" answers as the whole query does',
  (query) => {
    const search = searchJobs(houses);
    for (const end of [...query].keys()) search(query.slice(0, end));
    expect(ids(search(query))).toEqual(ids(searchJobs(houses)(query)));
  },
);

const numbered = (id: string, meterNumber: string) => aJob({ id, meter: aMeter({ meterNumber }) });
const jobs = [numbered('c', 'X30'), numbered('b', 'X2'), numbered('a', 'X11')];

test('the results keep the order of the list', () => {
  expect(ids(searchJobs(jobs)('x'))).toEqual(['c', 'b', 'a']);
});

test.each([
  { says: 'typing on narrows', queries: ['x', 'x1', 'x11'], found: ['a'] },
  { says: 'deleting widens again', queries: ['x11', 'x1', 'x'], found: ['c', 'b', 'a'] },
  { says: 'another word starts anew', queries: ['x11', 'x3'], found: ['c'] },
  { says: 'a second word narrows', queries: ['x', 'x x3'], found: ['c'] },
  { says: 'the first word is changed', queries: ['x30 x', 'x11 x'], found: ['a'] },
  { says: 'a word gets longer at its front', queries: ['11', 'x11'], found: ['a'] },
  { says: 'nothing, then less', queries: ['x999', 'x9', 'x'], found: ['c', 'b', 'a'] },
  { says: 'a word is taken back', queries: ['x2 neuen', 'x2'], found: ['b'] },
])('a search remembers: $says', ({ queries, found }) => {
  const search = searchJobs(jobs);
  const answers = queries.map((query) => ids(search(query)));
  expect(answers.at(-1)).toEqual(found);
});

test.each([
  { says: 'a letter more that leaves out none', queries: ['x', 'x '], isSame: true },
  { says: 'a second word that all have', queries: ['x', 'x neuen'], isSame: true },
  { says: 'a letter more that leaves out one', queries: ['x', 'x1'], isSame: false },
  { says: 'as many others', queries: ['x11', 'x30'], isSame: false },
])('the same jobs are the same list: $says', ({ queries, isSame }) => {
  const search = searchJobs(jobs);
  const [before, after] = queries.map((query) => search(query));
  expect(after === before).toBe(isSame);
});

test('a job that comes again in another list is folded only once', () => {
  let looks = 0;
  const { customer, ...rest } = aJob();
  const watched = {
    ...rest,
    get customer() {
      looks += 1;
      return customer;
    },
  };
  searchJobs([watched]);
  const [found] = searchJobs([watched, ...jobs])('x');
  expect(looks).toBe(1);
  expect(found?.id).toBe('c');
});
