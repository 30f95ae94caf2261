import { inColumns } from '../table.mjs';
import { manyJobs } from './jobs.mjs';
import { benchAssessment, benchEvaluation, benchStatistics } from './others.mjs';
import { benchSearch } from './search.mjs';

const JOBS = 10_000;
const ms = (time) => (time < 0.1 ? `${(time * 1000).toFixed(1)} µs` : `${time.toFixed(2)} ms`);
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const times = (ratio) => `${ratio.toFixed(1)} x`;

const jobs = manyJobs(JOBS);
const { perKey, pasted, found } = benchSearch(jobs);
const own = perKey.map((key) => key.ms);
const plain = perKey.map((key) => key.floorMs);
const all = (numbers) => numbers.reduce((sum, one) => sum + one, 0);

const faster = [
  ['typed, median key', median(own), median(plain)],
  ['typed, slowest key', Math.max(...own), Math.max(...plain)],
  ['typed, all 16 keys', all(own), all(plain)],
  ['three terms at once', pasted.ms, pasted.floorMs],
];
console.log(`Search over ${JOBS} jobs (aim: 20 times faster than a plain filter, below 4 ms)`);
console.log(
  inColumns([
    ['', 'search', 'plain filter', 'faster'],
    ...faster.map(([title, mine, theirs]) => [title, ms(mine), ms(theirs), times(theirs / mine)]),
  ]),
);
console.log(`found: ${found[0]}; the plain filter, which knows one spelling only: ${found[1]}\n`);

const rows = [
  [`statistics of ${JOBS} jobs`, benchStatistics(jobs), 'one look at each job'],
  ['evaluation of 360 readings', benchEvaluation(), 'subtracting alone'],
  ['assessment of one value', benchAssessment(), 'two comparisons'],
];
console.log(
  inColumns([
    ['', 'takes', 'floor', 'x floor', 'the floor'],
    ...rows.map(([title, time, floor]) => [
      title,
      ms(time.ms),
      ms(time.floorMs),
      times(time.ms / time.floorMs),
      floor,
    ]),
  ]),
);
