import { aDay, aJob, aMeter, anAddress } from '../testing';
import type { Job } from './job';
import { roundHouse, roundsThrough } from './round-house';

const today = aDay('2026-11-26');

const jobs = (
  street: string | null,
  count: number,
  ends = '2026-12-31',
  login = 'anna',
  city: string | null = null,
) =>
  Array.from({ length: count }, (_, index) =>
    aJob({
      login,
      id: `${street}-${login}-${index}`,
      meter: aMeter({
        meterAddress: anAddress({ street, houseNumber: null, zip: null, city }),
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
  {
    says: 'a house that can be read: the next one cannot yet',
    all: [...jobs('Aue', 3), ...jobs('Berg', 3, '2026-11-30')],
    closed: '2026-11-30',
    is: 'Aue',
  },
  {
    says: 'three meters of two accounts',
    all: [...jobs('Aue', 2), ...jobs('Aue', 1, '2026-12-31', 'bert'), ...done(3)],
    is: null,
  },
  { says: 'an unknown address', all: jobs(null, 6), is: null },
  {
    says: 'a town without a street',
    all: jobs(null, 6, '2026-12-31', 'anna', 'Neuenbrück'),
    is: null,
  },
])('a round is offered for $says: $is', ({ all, waits = 0, closed, is }) => {
  const queuedJobIds = new Set(all.slice(0, waits).map(({ id }) => id));
  const canBeRead = (job: Job) => job.jobConstraints.latestExecution !== closed;
  expect(roundHouse({ jobs: all, queuedJobIds, canBeRead, today })?.name ?? null).toBe(is);
});

test('in a house of several accounts, each with enough meters has a round of its own', () => {
  const of = (login: string, count: number) => jobs('Aue', count, '2026-12-31', login);
  const house = [...of('anna', 3), ...of('bert', 2), ...of('carl', 4)];
  const rounds = roundsThrough({ jobs: house }, () => true);
  expect(rounds.map((own) => own.map(({ login }) => login))).toEqual([
    ['anna', 'anna', 'anna'],
    ['carl', 'carl', 'carl', 'carl'],
  ]);
});
