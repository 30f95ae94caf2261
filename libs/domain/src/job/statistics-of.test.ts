import { aJob, aMeter } from '../testing';
import type { MeterType } from './meter-type';
import { statisticsOf } from './statistics-of';

const job = (
  id: string,
  part: { readonly done?: boolean; readonly type?: MeterType; readonly last?: string | null } = {},
) =>
  aJob({
    id,
    done: part.done ?? false,
    jobConstraints: { earliestExecution: null, latestExecution: part.last ?? null },
    meter: aMeter({ meterNumber: `N-${id}`, meterType: part.type ?? 'ELECTRIC_METER' }),
  });

test.each([
  { says: 'no jobs', jobs: [], whole: { total: 0, done: 0, percent: 0 } },
  {
    says: 'one of three',
    jobs: [job('1', { done: true }), job('2'), job('3')],
    whole: { total: 3, done: 1, percent: 33.3 },
  },
])('statisticsOf as a whole: $says', ({ jobs, whole }) => {
  expect(statisticsOf(jobs).whole).toEqual(whole);
});

test.each([
  { says: 'none where there is nothing', jobs: [], types: [] },
  {
    says: 'only what is there, electricity first, however the list comes',
    jobs: [
      job('1', { type: 'GENERIC_METER' }),
      job('2', { type: 'GAS_METER', done: true }),
      job('3', { type: 'ELECTRIC_METER' }),
      job('4', { type: 'GAS_METER' }),
    ],
    types: [
      ['ELECTRIC_METER', 0, 1],
      ['GAS_METER', 1, 2],
      ['GENERIC_METER', 0, 1],
    ],
  },
])('by meter type: $says', ({ jobs, types }) => {
  const { byMeterType } = statisticsOf(jobs);
  expect(
    byMeterType.map(({ meterType, progress }) => [meterType, progress.done, progress.total]),
  ).toEqual(types);
});

test.each([
  { says: 'none where there is nothing', jobs: [], deadlines: [] },
  {
    says: 'the next one first, a timestamp is its day, without one last',
    jobs: [
      job('1'),
      job('2', { last: '2026-12-15' }),
      job('3', { last: '2026-11-30T22:59:00Z', done: true }),
      job('5', { last: '2026-11-30' }),
      job('4', { last: '2026-11-30' }),
      job('6', { last: 'soon' }),
    ],
    deadlines: [
      ['2026-11-30', 1, 3, ['3', '4', '5']],
      ['2026-12-15', 0, 1, ['2']],
      [null, 0, 2, ['1', '6']],
    ],
  },
])('by latest execution: $says', ({ jobs, deadlines }) => {
  const { byDeadline } = statisticsOf(jobs);
  expect(
    byDeadline.map(({ day, progress, jobs: ofDay }) => [
      day,
      progress.done,
      progress.total,
      ofDay.map(({ id }) => id),
    ]),
  ).toEqual(deadlines);
});

test.each([
  { says: 'in front', lasts: [null, '2026-11-30', '2026-12-01'] },
  { says: 'between', lasts: ['2026-12-01', null, '2026-11-30'] },
  { says: 'behind', lasts: ['2026-12-01', '2026-11-30', null] },
])('a job without a deadline comes last, though it stands $says', ({ lasts }) => {
  const jobs = lasts.map((last, index) => job(String(index), { last }));
  expect(statisticsOf(jobs).byDeadline.map(({ day }) => day)).toEqual([
    '2026-11-30',
    '2026-12-01',
    null,
  ]);
});
