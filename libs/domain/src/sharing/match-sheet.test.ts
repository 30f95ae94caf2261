import { aJob, aMeter, anAddress, aRateTask } from '../testing';
import type { Job } from '../job/job';
import { matchSheet } from './match-sheet';
import type { SheetRow } from './sheet-rows';

const cellar = anAddress({ locationDescription: 'Keller links' });
const sent = [{ readingDate: '2026-11-20T09:00:00Z', readingValue: 45210.4 }];
const one = (id: string, meterNumber: string, part: Partial<Job> = {}) =>
  aJob({
    id,
    maLoId: null,
    meter: aMeter({
      meterNumber,
      meterAddress: cellar,
      meterRateTasks: [aRateTask({ taskId: `t-${id}` })],
    }),
    ...part,
  });
const twoRates = aJob({
  id: 'two',
  meter: aMeter({
    meterNumber: 'ZWEI',
    meterRateTasks: [
      aRateTask({ taskId: 'high', rateName: 'Hochtarif', obis: '1-1:1.8.1' }),
      aRateTask({ taskId: 'low', rateName: 'Niedertarif', obis: '1-1:1.8.2' }),
    ],
  }),
});
const done = aJob({
  id: 'done',
  meter: aMeter({
    meterNumber: 'FERTIG',
    meterRateTasks: [aRateTask({ taskId: 't-done', readingResults: sent })],
  }),
});
const jobs = [one('1', 'A 1'), twoRates, done];

type Cells = SheetRow['cells'];
const rowsOf = (...cells: readonly Cells[]) =>
  cells.map((some, index): SheetRow => ({ line: index + 2, cells: some }));
/** The match as a short text. */
const said = (known: readonly Job[], ...cells: readonly Cells[]) =>
  matchSheet(known, rowsOf(...cells)).map((match) => {
    switch (match.kind) {
      case 'value':
        return `${match.task.taskId}=${match.value.integer},${match.value.decimals} ${match.day ?? '-'}`;
      case 'meter-changed':
        return `now ${match.meterNumber}`;
      case 'repeated':
        return `as in ${match.line}`;
      default:
        return match.kind;
    }
  });

test.each([
  {
    says: 'the number of the meter tells it',
    cells: { meterNumber: 'A 1', currentReadingValue: 45210 },
    match: 't-1=45210,0 -',
  },
  {
    says: 'however it is written',
    cells: { meterNumber: ' a  1', currentReadingValue: '45.210,4 kWh' },
    match: 't-1=45210,4 -',
  },
  {
    says: 'with the day',
    cells: { meterNumber: 'A 1', currentReadingValue: 1, currentReadingDate: 46347 },
    match: 't-1=1,0 2026-11-21',
  },
  { says: 'nothing filled in', cells: { meterNumber: 'A 1' }, match: 'empty' },
  {
    says: 'words instead of a value',
    cells: { meterNumber: 'A 1', currentReadingValue: 'zu' },
    match: 'value-unreadable',
  },
  {
    says: 'words instead of a day',
    cells: { meterNumber: 'A 1', currentReadingValue: 1, currentReadingDate: 'heute' },
    match: 'day-unreadable',
  },
  {
    says: 'a meter that nobody knows',
    cells: { meterNumber: 'B', currentReadingValue: 1 },
    match: 'unknown',
  },
  { says: 'no meter at all', cells: { currentReadingValue: 1 }, match: 'unknown' },
  {
    says: 'one rate of two, by its code',
    cells: { meterNumber: 'ZWEI', obis: '1-1:1.8.2', currentReadingValue: 1 },
    match: 'low=1,0 -',
  },
  {
    says: 'one rate of two, by its name',
    cells: { meterNumber: 'ZWEI', rateName: 'Hochtarif', currentReadingValue: 1 },
    match: 'high=1,0 -',
  },
  {
    says: 'one rate of two, but which',
    cells: { meterNumber: 'ZWEI', currentReadingValue: 1 },
    match: 'ambiguous',
  },
  {
    says: 'a counter that the meter does not have',
    cells: { meterNumber: 'ZWEI', obis: '1-1:2.8.0', currentReadingValue: 1 },
    match: 'rate-unknown',
  },
  {
    says: 'as it was sent',
    cells: { meterNumber: 'FERTIG', currentReadingValue: 45210.4, currentReadingDate: 46346 },
    match: 'unchanged',
  },
  {
    says: 'as it was sent, without its day',
    cells: { meterNumber: 'FERTIG', currentReadingValue: 45210.4 },
    match: 'unchanged',
  },
  {
    says: 'another value than was sent',
    cells: { meterNumber: 'FERTIG', currentReadingValue: 45210.5, currentReadingDate: 46346 },
    match: 't-done=45210,5 2026-11-20',
  },
  {
    says: 'another day than was sent',
    cells: { meterNumber: 'FERTIG', currentReadingValue: 45210.4, currentReadingDate: 46347 },
    match: 't-done=45210,4 2026-11-21',
  },
])('a row: $says', ({ cells, match }) => {
  expect(said(jobs, cells)).toEqual([match]);
});

test.each<{ says: string; cells: readonly Cells[]; matches: readonly string[] }>([
  {
    says: 'the same rate twice: the first counts',
    cells: [
      { meterNumber: 'A 1', currentReadingValue: 1 },
      { meterNumber: 'A 1', currentReadingValue: 2 },
    ],
    matches: ['t-1=1,0 -', 'as in 2'],
  },
  {
    says: 'two rates on one day',
    cells: [
      { meterNumber: 'ZWEI', obis: '1-1:1.8.1', currentReadingValue: 1, currentReadingDate: 46347 },
      { meterNumber: 'ZWEI', obis: '1-1:1.8.2', currentReadingValue: 2, currentReadingDate: 46347 },
    ],
    matches: ['high=1,0 2026-11-21', 'low=2,0 2026-11-21'],
  },
  {
    says: 'two rates on two days',
    cells: [
      { meterNumber: 'ZWEI', obis: '1-1:1.8.1', currentReadingValue: 1, currentReadingDate: 46347 },
      { meterNumber: 'ZWEI', obis: '1-1:1.8.2', currentReadingValue: 2, currentReadingDate: 46346 },
    ],
    matches: ['high=1,0 2026-11-21', 'days-differ'],
  },
  {
    says: 'two rates, the second without a day',
    cells: [
      { meterNumber: 'ZWEI', obis: '1-1:1.8.1', currentReadingValue: 1, currentReadingDate: 46347 },
      { meterNumber: 'ZWEI', obis: '1-1:1.8.2', currentReadingValue: 2 },
    ],
    matches: ['high=1,0 2026-11-21', 'low=2,0 -'],
  },
  {
    says: 'two rates, the first without a day',
    cells: [
      { meterNumber: 'ZWEI', obis: '1-1:1.8.1', currentReadingValue: 1 },
      { meterNumber: 'ZWEI', obis: '1-1:1.8.2', currentReadingValue: 2, currentReadingDate: 46347 },
    ],
    matches: ['high=1,0 -', 'low=2,0 2026-11-21'],
  },
])('rows: $says', ({ cells, matches }) => {
  expect(said(jobs, ...cells)).toEqual(matches);
});

const place: Cells = {
  meterStreet: 'Lindenstraße 14',
  meterZip: '39999',
  meterCity: 'Neuenbrück',
  locationDescription: 'Keller links',
  obis: '1-1:1.8.0',
  rateName: 'Verbrauch',
};

test.each<{ says: string; known: readonly Job[]; cells: readonly Cells[]; match: string }>([
  {
    says: 'another meter at the same place',
    known: [one('1', 'NEU')],
    cells: [{ ...place, meterNumber: 'ALT', currentReadingValue: 1 }],
    match: 'now NEU',
  },
  {
    says: 'another meter at the same place, its street in another spelling',
    known: [one('1', 'NEU')],
    cells: [
      { ...place, meterStreet: 'Linden-Str. 14', meterNumber: 'ALT', currentReadingValue: 1 },
    ],
    match: 'now NEU',
  },
  {
    says: 'another place',
    known: [one('1', 'NEU')],
    cells: [{ ...place, locationDescription: 'Keller rechts', meterNumber: 'ALT' }],
    match: 'unknown',
  },
  {
    says: 'a place that is only a street',
    known: [one('1', 'NEU', { meter: aMeter({ meterNumber: 'NEU', meterAddress: anAddress() }) })],
    cells: [{ ...place, locationDescription: null, meterNumber: 'ALT' }],
    match: 'unknown',
  },
  {
    says: 'another meter of the same market location',
    known: [one('1', 'NEU', { maLoId: '51238696781' })],
    cells: [{ maLoId: '51238696781', obis: '1-1:1.8.0', meterNumber: 'ALT' }],
    match: 'now NEU',
  },
  {
    says: 'another meter of the same market location, in blocks',
    known: [one('1', 'NEU', { maLoId: '51238696781' })],
    cells: [{ maLoId: '51238 69678 1', obis: '1-1:1.8.0', meterNumber: 'ALT' }],
    match: 'now NEU',
  },
  {
    says: 'another counter of the same market location',
    known: [one('1', 'NEU', { maLoId: '51238696781' })],
    cells: [{ maLoId: '51238696781', obis: '1-1:2.8.0', meterNumber: 'ALT' }],
    match: 'unknown',
  },
  {
    says: 'two meters at the same place',
    known: [one('1', 'NEU'), one('2', 'ANDERS')],
    cells: [{ ...place, meterNumber: 'ALT' }],
    match: 'unknown',
  },
  {
    says: 'the meter at the same place has a row of its own',
    known: [one('1', 'NEU')],
    cells: [{ ...place, meterNumber: 'ALT' }, { meterNumber: 'NEU' }],
    match: 'unknown',
  },
])('a meter that is gone: $says', ({ known, cells, match }) => {
  expect(said(known, ...cells)[0]).toBe(match);
});

test('two meters of one number are told apart by their objects', () => {
  const at = (id: string, objectKey: string) => {
    const meter = one(id, 'GLEICH').meter;
    return one(id, '', { meter: { ...meter, meterAddress: anAddress({ objectKey }) } });
  };
  const known = [at('1', 'NORD'), at('2', 'SUED')];
  const cells = { meterNumber: 'GLEICH', currentReadingValue: 1 };
  expect(said(known, { ...cells, objectKey: 'SUED' })).toEqual(['t-2=1,0 -']);
  expect(said(known, { ...cells, objectKey: 'WEST' })).toEqual(['ambiguous']);
});

describe('the number of a meter', () => {
  const market = '51238696781';
  const dresden = anAddress({ street: 'Lange Straße', houseNumber: '14 a', zip: '01067' });
  const meter = { ...one('1', 'A 1').meter, meterAddress: dresden };
  const known = [one('1', '', { meter }), one('2', 'A 2', { maLoId: market })];
  const at = (meterStreet: string, meterZip: string | number) => ({ meterStreet, meterZip });

  test.each<{ says: string; cells: Cells; match: string }>([
    { says: 'of the same address', cells: at('Lange Straße 14 a', '01067'), match: 't-1=1,0 -' },
    { says: 'in short, without a zero', cells: at('LANGE STR. 14a', 1067), match: 't-1=1,0 -' },
    { says: 'with another dash', cells: at('Lange-Strasse 14A', '01067'), match: 't-1=1,0 -' },
    { says: 'of another street', cells: at('Kurze Straße 14 a', '01067'), match: 'unknown' },
    { says: 'of another house', cells: at('Lange Straße 14', '01067'), match: 'unknown' },
    { says: 'of another town', cells: at('Lange Straße 14 a', '01069'), match: 'unknown' },
    { says: 'without a zip', cells: { meterStreet: 'Kurze Straße 1' }, match: 't-1=1,0 -' },
    { says: 'of a market nobody told', cells: { maLoId: market }, match: 't-1=1,0 -' },
    {
      says: 'of the same market, in blocks',
      cells: { meterNumber: 'A 2', maLoId: '51238 69678 1', ...at('Neuer Weg 1', '39999') },
      match: 't-2=1,0 -',
    },
    {
      says: 'of another market',
      cells: { meterNumber: 'A 2', maLoId: '51238696782' },
      match: 'unknown',
    },
  ])('counts here or elsewhere: $says', ({ cells, match }) => {
    const row = { meterNumber: 'A 1', currentReadingValue: 1, ...cells };
    expect(said(known, row)).toEqual([match]);
  });

  test('is told apart by its address', () => {
    const twice = [...known, one('3', 'A 1')];
    const row = { meterNumber: 'A 1', currentReadingValue: 1 };
    expect(said(twice, { ...row, ...at('Lindenstraße 14', '39999') })).toEqual(['t-3=1,0 -']);
    expect(said(twice, row)).toEqual(['ambiguous']);
  });

  test('that hangs elsewhere now leads to the meter at the place', () => {
    const old = { ...place, meterNumber: 'A 1', currentReadingValue: 1 };
    expect(said([one('1', '', { meter }), one('3', 'NEU')], old)).toEqual(['now NEU']);
  });
});
