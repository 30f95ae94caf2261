import { aJob, aMeter, anAddress } from '../testing';
import { chosenOrder, walkingOrder } from './walking-order';

const job = (meterNumber: string, locationDescription: string | null, objectKey = 'Haus') =>
  aJob({
    id: `job-${meterNumber}`,
    meter: aMeter({ meterNumber, meterAddress: anAddress({ locationDescription, objectKey }) }),
  });
const numbers = (jobs: ReturnType<typeof walkingOrder>) =>
  jobs.map(({ meter }) => meter.meterNumber);

test.each([
  {
    says: 'floor by floor from the cellar up, whatever the meters are called',
    jobs: [
      job('1', 'DG'),
      job('2', '10. OG'),
      job('3', '2. OG'),
      job('4', 'EG'),
      job('5', 'Keller'),
      job('6', '2. UG'),
    ],
    is: ['6', '5', '4', '3', '2', '1'],
  },
  {
    says: 'on one floor by place, with numbers by their value',
    jobs: [
      job('1', '1. OG, Wohnung 14'),
      job('2', '1. OG, Wohnung 9'),
      job('3', '1. OG, Flur'),
      job('4', 'EG, Wohnung 20'),
    ],
    is: ['4', '3', '2', '1'],
  },
  {
    says: 'by the floor of its object if the place names none, then by object, then by number',
    jobs: [
      job('4', 'Bad', '1. OG links'),
      job('3', 'Bad', 'EG'),
      job('2', 'Keller', 'WE 10'),
      job('1', 'Keller', 'WE 9'),
      job('0', 'Keller', 'WE 10'),
    ],
    is: ['1', '0', '2', '3', '4'],
  },
  {
    says: 'without a floor last',
    jobs: [job('1', null), job('2', 'Hausanschlussraum'), job('3', 'DG')],
    is: ['3', '1', '2'],
  },
])('a round goes $says', ({ jobs, is }) => {
  expect(numbers(walkingOrder(jobs, []))).toEqual(is);
});

const house = [job('1', 'Keller'), job('2', 'EG'), job('3', '1. OG'), job('4', '2. OG')];

test.each([
  { says: 'all of them', chosen: ['4', '2', '3', '1'], is: ['4', '2', '3', '1'] },
  {
    says: 'a meter that is no longer there',
    chosen: ['4', '9', '3', '2', '1'],
    is: ['4', '3', '2', '1'],
  },
  { says: 'all but a new one', chosen: ['4', '2', '1'], is: ['4', '2', '3', '1'] },
  { says: 'all but a new first one', chosen: ['4', '3', '2'], is: ['1', '4', '3', '2'] },
  { says: 'all but the last two', chosen: ['2', '1'], is: ['2', '3', '4', '1'] },
])('a chosen order that names $says', ({ chosen, is }) => {
  const keys = chosenOrder(chosen.map((number) => job(number, null)));
  expect(numbers(walkingOrder(house, keys))).toEqual(is);
});

test('a chosen order holds in the next campaign, for equal numbers and for none', () => {
  const meters = (campaign: string) => {
    const [first, twin, other] = [job('7', 'Keller'), job('7', 'EG'), job('7', '1. OG')];
    const medium = { ...other, meter: { ...other.meter, meterType: 'GAS_METER' as const } };
    return [first, twin, medium].map((one, index) => ({ ...one, id: `${campaign}-${index}` }));
  };
  const [first, twin, other] = meters('old');
  const nameless = { ...job('', 'DG'), id: 'nameless' };
  if (!first || !twin || !other) throw new Error('There are three.');
  const order = chosenOrder([nameless, other, twin, first]);
  expect(new Set(order).size).toBe(4);
  const next = walkingOrder([...meters('new'), nameless], order);
  expect(next.map(({ id }) => id)).toEqual(['nameless', 'new-2', 'new-1', 'new-0']);
});
