import { anAnonymousRate } from '../testing/an-anonymous-meter';
import {
  nextRate,
  selectedRates,
  withRateAdded,
  withRateRemoved,
  withRateReplaced,
} from './selected-rates';

const config = (codes: readonly string[], usual: readonly string[]) => ({
  meterRateConfigs: codes.map((obis) => anAnonymousRate(obis)),
  defaultSelectedMeterRatesByOBIS: usual,
});
const three = config(['1.8.1', '1.8.2', '2.8.0'], ['1.8.2', '1.8.1']);

test.each([
  { says: 'the usual ones, in their order', rates: three, chosen: null, is: ['1.8.2', '1.8.1'] },
  {
    says: 'of the usual those that exist',
    rates: config(['1.8.1', '1.8.2'], ['9', '1.8.2']),
    chosen: null,
    is: ['1.8.2'],
  },
  {
    says: 'the first where none of the usual exists',
    rates: config(['1.8.1', '1.8.2'], ['9']),
    chosen: null,
    is: ['1.8.1'],
  },
  {
    says: 'the first where none is usual',
    rates: config(['1.8.1', '1.8.2'], []),
    chosen: null,
    is: ['1.8.1'],
  },
  {
    says: 'a usual one twice is one',
    rates: config(['1.8.1'], ['1.8.1', '1.8.1']),
    chosen: null,
    is: ['1.8.1'],
  },
  {
    says: 'the chosen ones, in their order',
    rates: three,
    chosen: ['2.8.0', '1.8.1'],
    is: ['2.8.0', '1.8.1'],
  },
  { says: 'of the chosen those that exist', rates: three, chosen: ['9', '2.8.0'], is: ['2.8.0'] },
  {
    says: 'the usual ones where no chosen one exists',
    rates: three,
    chosen: ['9'],
    is: ['1.8.2', '1.8.1'],
  },
  { says: 'the usual ones where none is chosen', rates: three, chosen: [], is: ['1.8.2', '1.8.1'] },
  { says: 'none where none is configured', rates: config([], ['1.8.1']), chosen: null, is: [] },
])('selectedRates: $says', ({ rates, chosen, is }) => {
  expect(selectedRates(rates, chosen).map(({ obis }) => obis)).toEqual(is);
});

test.each([
  { says: 'the only one left', chosen: null, next: '2.8.0', added: ['1.8.2', '1.8.1', '2.8.0'] },
  {
    says: 'the first that is missing',
    chosen: ['2.8.0'],
    next: '1.8.1',
    added: ['2.8.0', '1.8.1'],
  },
  {
    says: 'one in the middle',
    chosen: ['1.8.1', '2.8.0'],
    next: '1.8.2',
    added: ['1.8.1', '2.8.0', '1.8.2'],
  },
  {
    says: 'none is left',
    chosen: ['1.8.1', '1.8.2', '2.8.0'],
    next: undefined,
    added: ['1.8.1', '1.8.2', '2.8.0'],
  },
])('nextRate and withRateAdded: $says', ({ chosen, next, added }) => {
  expect(nextRate(three, chosen)?.obis).toBe(next);
  expect(withRateAdded(three, chosen)).toEqual(added);
});

test('no rate is added if none is configured', () => {
  expect(nextRate(config([], []), null)).toBeNull();
  expect(withRateAdded(config([], []), null)).toEqual([]);
});

test.each([
  { says: 'one of two', chosen: ['1.8.1', '2.8.0'], obis: '1.8.1', left: ['2.8.0'] },
  { says: 'one of the usual', chosen: null, obis: '1.8.1', left: ['1.8.2'] },
  { says: 'never the last', chosen: ['2.8.0'], obis: '2.8.0', left: ['2.8.0'] },
  {
    says: 'one that is not there',
    chosen: ['1.8.1', '2.8.0'],
    obis: '1.8.2',
    left: ['1.8.1', '2.8.0'],
  },
])('withRateRemoved: $says', ({ chosen, obis, left }) => {
  expect(withRateRemoved(three, chosen, obis)).toEqual(left);
});

test.each([
  {
    says: 'in its place',
    chosen: ['1.8.1', '2.8.0'],
    obis: '1.8.1',
    by: '1.8.2',
    is: ['1.8.2', '2.8.0'],
  },
  { says: 'one of the usual', chosen: null, obis: '1.8.1', by: '2.8.0', is: ['1.8.2', '2.8.0'] },
  {
    says: 'none is read twice',
    chosen: ['1.8.1', '2.8.0'],
    obis: '1.8.1',
    by: '2.8.0',
    is: ['1.8.1', '2.8.0'],
  },
  { says: 'one that is not there', chosen: ['1.8.1'], obis: '1.8.2', by: '2.8.0', is: ['1.8.1'] },
])('withRateReplaced: $says', ({ chosen, obis, by, is }) => {
  expect(withRateReplaced(three, chosen, { obis, by })).toEqual(is);
});
