import { aJob, aMeter } from '../testing';
import { shareName } from './share-name';

test.each([
  { says: 'one meter', numbers: ['A1'], name: { meterNumbers: ['A1'], more: 0 } },
  { says: 'two', numbers: ['B2', 'A1'], name: { meterNumbers: ['A1', 'B2'], more: 0 } },
  { says: 'three', numbers: ['C3', 'A1', 'B2'], name: { meterNumbers: ['A1', 'B2'], more: 1 } },
  { says: 'two jobs of one meter', numbers: ['A1', 'A1'], name: { meterNumbers: ['A1'], more: 0 } },
  { says: 'one without a number', numbers: ['', 'A1'], name: { meterNumbers: ['A1'], more: 0 } },
  { says: 'no number at all', numbers: ['', ' '], name: { meterNumbers: [], more: 0 } },
  { says: 'none', numbers: [], name: { meterNumbers: [], more: 0 } },
])('shareName: $says', ({ numbers, name }) => {
  const jobs = numbers.map((meterNumber) => aJob({ meter: aMeter({ meterNumber }) }));
  expect(shareName(jobs)).toEqual(name);
});
