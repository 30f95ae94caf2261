import { aDay, aJob, aMeter, anAddress } from '../testing';
import { roundHouse } from './round-house';

const today = aDay('2026-11-26');

const jobs = (street: string | null, count: number, ends = '2026-12-31') =>
  Array.from({ length: count }, (_, index) =>
    aJob({
      id: `${street}-${index}`,
      meter: aMeter({
        meterAddress: anAddress({ street, houseNumber: null, zip: null, city: null }),
      }),
      jobConstraints: { earliestExecution: null, latestExecution: ends },
    }),
  );
const done = (count: number) => jobs('Zeile', count).map((job) => ({ ...job, done: true }));

test.each([
  { says: 'three open of six meters', all: [...jobs('Aue', 3), ...done(3)], is: 'Aue' },
  { says: 'two open', all: [...jobs('Aue', 2), ...done(4)], is: null },
  { says: 'three, of which one waits', all: [...jobs('Aue', 3), ...done(3)], waits: 1, is: null },
  { says: 'a household', all: jobs('Aue', 5), is: null },
  {
    says: 'the house that ends first',
    all: [...jobs('Aue', 3), ...jobs('Berg', 3, '2026-11-30')],
    is: 'Berg',
  },
  { says: 'an unknown address', all: jobs(null, 6), is: null },
])('a round is offered for $says: $is', ({ all, waits = 0, is }) => {
  const waiting = new Set(all.slice(0, waits).map(({ id }) => id));
  expect(roundHouse(all, waiting, today)?.name ?? null).toBe(is);
});
