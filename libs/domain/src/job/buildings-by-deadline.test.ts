import { aDay, aJob, aMeter, anAddress } from '../testing';
import { buildingsByDeadline } from './buildings-by-deadline';

const today = aDay('2026-11-26');

function job(id: string, street: string | null, ends: string | null, done = false) {
  const meterAddress = anAddress({ street, houseNumber: null, zip: null, city: null });
  return aJob({
    id,
    done,
    meter: aMeter({ meterNumber: id, meterAddress }),
    jobConstraints: { earliestExecution: null, latestExecution: ends },
  });
}

const order = (...jobs: readonly ReturnType<typeof job>[]) =>
  buildingsByDeadline(jobs, today).map(({ name, jobs: own }) => [name, ...own.map(({ id }) => id)]);

test.each([
  {
    says: 'the building that ends first',
    jobs: [job('1', 'Am Wehr', '2026-12-05'), job('2', 'Zeile', '2026-11-30')],
    is: [
      ['Zeile', '2'],
      ['Am Wehr', '1'],
    ],
  },
  {
    says: 'in a building the meter that ends first, then its number',
    jobs: [
      job('1', 'Am Wehr', null),
      job('2', 'Am Wehr', '2026-12-05'),
      job('4', 'Am Wehr', '2026-11-26'),
      job('3', 'Am Wehr', '2026-11-26'),
    ],
    is: [['Am Wehr', '3', '4', '2', '1']],
  },
  {
    says: 'with one deadline the streets in their order, whatever the spelling',
    jobs: [
      job('1', 'Zeile', '2026-11-30'),
      job('2', 'Am Wehr', '2026-11-30'),
      job('3', 'am wehr', '2026-11-30'),
    ],
    is: [
      ['Am Wehr', '2', '3'],
      ['Zeile', '1'],
    ],
  },
  {
    says: 'no deadline after every deadline, what has ended after that, and what is done last',
    jobs: [
      job('1', 'Aue', '2026-11-01', true),
      job('2', 'Berg', '2026-11-25'),
      job('3', 'Damm', null),
      job('4', 'Esch', '2027-11-30'),
    ],
    is: [
      ['Esch', '4'],
      ['Damm', '3'],
      ['Berg', '2'],
      ['Aue', '1'],
    ],
  },
  {
    says: 'a done meter does not hurry its building',
    jobs: [
      job('1', 'Aue', '2026-11-27', true),
      job('2', 'Aue', '2026-12-30'),
      job('3', 'Berg', '2026-12-01'),
    ],
    is: [
      ['Berg', '3'],
      ['Aue', '1', '2'],
    ],
  },
  {
    says: 'an unknown address is a group of its own',
    jobs: [job('1', null, null)],
    is: [[null, '1']],
  },
])('first comes $says', ({ jobs, is }) => {
  expect(order(...jobs)).toEqual(is);
});

test.each([
  { cities: ['Neuenbrück', 'Neuenbrück'], titles: ['Aue', 'Berg'] },
  { cities: ['Neuenbrück', 'Hagenau'], titles: ['Aue, Neuenbrück', 'Berg, Hagenau'] },
])('a town is named if there are several: $cities', ({ cities, titles }) => {
  const jobs = ['Aue', 'Berg'].map((street, index) =>
    aJob({
      id: street,
      meter: aMeter({
        meterAddress: anAddress({
          street,
          houseNumber: null,
          zip: null,
          city: cities[index] ?? null,
        }),
      }),
    }),
  );
  expect(buildingsByDeadline(jobs, today).map(({ title }) => title)).toEqual(titles);
});
