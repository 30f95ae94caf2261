import { aJob, aMeter, anAddress } from '../testing';
import { accessCard, stairwellNotices } from './access-card';

const job = (meterNumber: string, houseNumber: string, latestExecution: string, done = false) =>
  aJob({
    id: meterNumber,
    done,
    jobConstraints: { earliestExecution: null, latestExecution },
    meter: aMeter({
      meterNumber,
      meterAddress: anAddress({ houseNumber, locationDescription: `Keller ${meterNumber}` }),
    }),
  });
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => job(`N-${n}`, String(n + 1), '2026-12-05'));
const house = (number: number) => `Lindenstraße ${number}, 39999 Neuenbrück`;

test.each([
  { says: 'one house', count: 1, houses: [house(1)] },
  { says: 'three houses', count: 3, houses: [house(1), house(2), house(3)] },
  { says: 'four are too many to be named', count: 4, houses: [] },
])('a card: $says', ({ count, houses }) => {
  expect(accessCard(many(count)).houses).toEqual(houses);
});

test.each([
  { says: 'six meters find room', count: 6, named: 6, more: 0 },
  { says: 'the seventh does not', count: 7, named: 6, more: 1 },
  { says: 'none', count: 0, named: 0, more: 0 },
])('a card: $says', ({ count, named, more }) => {
  const card = accessCard(many(count));
  expect([card.meters.length, card.more]).toEqual([named, more]);
});

test('a meter stands beside its place, in the order of the numbers', () => {
  const { meters } = accessCard([job('B', '1', '2026-12-05'), job('A', '1', '2026-12-05')]);
  expect(meters).toEqual([
    { number: 'A', place: 'Keller A' },
    { number: 'B', place: 'Keller B' },
  ]);
});

test('a card names whom to ask at a meter, and each provider once', () => {
  const shop = aJob({
    meter: aMeter({ meterAddress: anAddress({ company: 'Töpferei', lastname: 'Sol' }) }),
  });
  const { meters, providers } = accessCard([shop, shop]);
  expect(meters[0]?.place).toBe('Töpferei, Sol');
  expect(providers).toEqual(['Stadtwerke Neuenbrück']);
});

test.each([
  {
    says: 'the first that ends',
    jobs: [job('A', '1', '2026-12-05'), job('B', '1', '2026-12-04')],
    deadline: '2026-12-04',
  },
  {
    says: 'finished jobs do not count',
    jobs: [job('A', '1', '2026-12-05'), job('B', '1', '2026-12-04', true)],
    deadline: '2026-12-05',
  },
  { says: 'all done', jobs: [job('A', '1', '2026-12-05', true)], deadline: null },
])('a deadline: $says', ({ jobs, deadline }) => {
  expect(accessCard(jobs).deadline).toBe(deadline);
});

test('a notice for each house, with its own deadline and nothing more', () => {
  const jobs = [
    job('A', '9', '2026-12-05'),
    job('B', '14', '2026-12-04'),
    job('C', '9', '2026-12-03'),
  ];
  expect(stairwellNotices(jobs)).toEqual([
    { house: house(9), deadline: '2026-12-03' },
    { house: house(14), deadline: '2026-12-04' },
  ]);
});
