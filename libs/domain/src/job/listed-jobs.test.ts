import { aJob, aMeter } from '../testing';
import { listedJobs } from './listed-jobs';

const job = (id: string, done = false) => aJob({ id, done, meter: aMeter({ meterNumber: id }) });
const [a, b, c, d, e] = [job('a'), job('b'), job('c'), job('d', true), job('e', true)];
const all = [e, d, c, b, a];
const buildings = [
  { name: 'Mühlendamm 3', title: null, jobs: [c, d, a] },
  { name: 'Ahornweg 1', title: null, jobs: [b, e] },
];

test.each([
  { says: 'by meter number', given: null, queued: [], order: 'abcde' },
  { says: 'below the buildings, the done ones last', given: buildings, queued: [], order: 'cabde' },
  { says: 'a queued one after the open ones', given: buildings, queued: ['c'], order: 'abcde' },
  { says: 'a queued correction before the done', given: null, queued: ['e'], order: 'abced' },
])('the order of the list: $says', ({ given, queued, order }) => {
  expect(
    listedJobs(all, given, new Set(queued))
      .map(({ id }) => id)
      .join(''),
  ).toBe(order);
});
