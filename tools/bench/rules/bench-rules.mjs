import { noteFigure } from '../figures.mjs';
import { inColumns } from '../table.mjs';
import { manyJobs } from './jobs.mjs';
import { benchAssessment, benchEvaluation, benchSearch, benchStatistics } from './timed-rules.mjs';

const JOBS = 10_000;
const ms = (time) => (time < 0.1 ? `${(time * 1000).toFixed(1)} µs` : `${time.toFixed(2)} ms`);
const times = (ratio) => `${ratio.toFixed(1)} x`;

const jobs = manyJobs(JOBS);
const { perKey, pasted, found } = benchSearch(jobs);
const byTime = [...perKey].sort((a, b) => a.ms - b.ms);
const middle = byTime[Math.floor(byTime.length / 2)];
const slowest = byTime.at(-1);
const allKeys = (time) => perKey.reduce((sum, key) => sum + key[time], 0);

const faster = [
  [`typed, median key "${middle.query}"`, middle.ms, middle.floorMs, '4 ms'],
  [`typed, slowest key "${slowest.query}"`, slowest.ms, slowest.floorMs, '4 ms'],
  [`typed, all ${perKey.length} keys`, allKeys('ms'), allKeys('floorMs'), '-'],
  ['three terms at once', pasted.ms, pasted.floorMs, '4 ms'],
];
console.log(`Search over ${JOBS} jobs`);
console.log(
  inColumns([
    ['', 'search', 'aim', 'plain filter', 'faster', 'aim'],
    ...faster.map(([title, mine, theirs, aim]) => [
      title,
      ms(mine),
      aim,
      ms(theirs),
      times(theirs / mine),
      '20 x',
    ]),
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
    ['', 'takes', 'per second', 'floor', 'x floor', 'the floor'],
    ...rows.map(([title, time, floor]) => [
      title,
      ms(time.ms),
      String(Math.round(1000 / time.ms)),
      ms(time.floorMs),
      times(time.ms / time.floorMs),
      floor,
    ]),
  ]),
);

for (const [title, mine, theirs, aim] of faster) {
  const floor = `${ms(theirs)}, plain filter`;
  noteFigure({ what: `search in ${JOBS} jobs: ${title}`, ours: ms(mine), floor, aim });
}
for (const [what, time, floor] of rows) {
  noteFigure({ what, ours: ms(time.ms), floor: `${ms(time.floorMs)}, ${floor}` });
}
