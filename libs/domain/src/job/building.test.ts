import { aJob, aMeter, anAddress } from '../testing';
import { jobsOfBuilding, nextOpenJob } from './building';

const at = (id: string, address: Parameters<typeof anAddress>[0] = {}, done = false) =>
  aJob({
    id,
    done,
    meter: aMeter({ meterNumber: `N-${id}`, meterAddress: anAddress(address) }),
  });
const here = at('3');

test.each([
  { says: 'the same address', other: at('4'), is: true },
  { says: 'written otherwise', other: at('4', { street: ' LINDENSTRASSE ' }), is: true },
  { says: 'a short street', other: at('4', { street: 'Lindenstr.' }), is: true },
  { says: 'a hyphen', other: at('4', { street: 'Linden-Straße' }), is: true },
  { says: 'two words', other: at('4', { street: 'Linden Str.' }), is: true },
  { says: 'another flat', other: at('4', { locationDescription: '2. OG' }), is: true },
  { says: 'another house number', other: at('4', { houseNumber: '14a' }), is: false },
  { says: 'another street', other: at('4', { street: 'Gartenweg' }), is: false },
  { says: 'another zip', other: at('4', { zip: '39998' }), is: false },
  { says: 'another city', other: at('4', { city: 'Altenbrück' }), is: false },
])('one building: $says', ({ other, is }) => {
  expect(jobsOfBuilding(here, [other, here]).includes(other)).toBe(is);
});

test.each([
  { says: 'no street', street: null },
  { says: 'a blank street', street: ' ' },
])('without an address there is no building: $says', ({ street }) => {
  const nowhere = at('3', { street });
  expect(jobsOfBuilding(nowhere, [nowhere, at('4', { street })])).toEqual([]);
});

test.each([
  { says: 'the next meter number', jobs: [at('1'), here, at('5'), at('4')], next: '4' },
  { says: 'from the last on to the first', jobs: [at('2'), at('1'), here], next: '1' },
  { says: 'a done one is passed over', jobs: [here, at('4', {}, true), at('5')], next: '5' },
  { says: 'a waiting one is passed over', jobs: [here, at('9'), at('91')], next: '91' },
  { says: 'another building is passed over', jobs: [here, at('4', { zip: '1' })], next: null },
  { says: 'never itself', jobs: [here], next: null },
  {
    says: 'at one meter number the next id, before any further number',
    jobs: [here, at('5'), { ...at('4'), meter: here.meter }],
    next: '4',
  },
  {
    says: 'at one meter number a smaller id is behind',
    jobs: [here, at('5'), { ...at('2'), meter: here.meter }],
    next: '5',
  },
  {
    says: 'of two at one meter number the other',
    jobs: [here, { ...at('4'), meter: here.meter }],
    next: '4',
  },
])('nextOpenJob: $says', ({ jobs, next }) => {
  expect(nextOpenJob(here, jobs, new Set(['9']))?.id ?? null).toBe(next);
});
