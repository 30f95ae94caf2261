import { searchJobs } from '@ablesbar/domain';
import { aDay, aJob, aMeter, anAddress } from '@ablesbar/domain/testing';
import { matchingJobs } from './matching-jobs';

const setup = { today: aDay('2026-11-26'), queuedJobIds: new Set<string>() };

function job(id: string, street: string, latestExecution: string) {
  const meter = aMeter({ meterNumber: id, meterAddress: anAddress({ street, houseNumber: '4' }) });
  return aJob({ id, meter, jobConstraints: { earliestExecution: null, latestExecution } });
}

const search = searchJobs([
  job('first', 'August-Bebel-Straße', '2026-11-30'),
  job('second', 'Ahornweg', '2026-12-14'),
  job('third', 'Ahornweg', '2027-08-31'),
  job('ended', 'Ahornweg', '2025-11-15'),
]);

test.each([
  { query: '', found: ['first', 'second', 'third', 'ended'] },
  { query: 'november', found: ['first', 'ended'] },
  { query: 'November 2026', found: ['first'] },
  { query: 'ahornweg dec', found: ['second'] },
  { query: 'bis dezember', found: ['first', 'second'] },
  { query: 'august', found: ['first', 'third'] },
  { query: 'juni', found: [] },
])('"$query" finds $found', ({ query, found }) => {
  expect(matchingJobs(query, search, setup).map(({ id }) => id)).toEqual(found);
});
