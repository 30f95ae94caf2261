import { aJob } from '@ablesbar/domain/testing';
import { idsOf, stateOf, toggled, withRange } from './selection';
import type { TableRow } from './table-rows';

const jobs = ['1', '2', '3', '4'].map((id) => aJob({ id }));
const rows: readonly TableRow[] = [
  { kind: 'group', value: 'Nord', jobs: jobs.slice(0, 2) },
  ...jobs.slice(0, 2).map((job) => ({ kind: 'job', job }) as const),
  { kind: 'group', value: 'Süd', jobs: jobs.slice(2) },
  ...jobs.slice(2).map((job) => ({ kind: 'job', job }) as const),
];
const selection = (...ids: readonly string[]) => new Set(ids);

test.each([
  { says: 'a job is itself', index: 1, ids: ['1'] },
  { says: 'a heading stands for all of its jobs', index: 0, ids: ['1', '2'] },
  { says: 'a row after the end stands for no job', index: 6, ids: [] },
])('a row stands for jobs: $says', ({ index, ids }) => {
  expect(idsOf(rows[index])).toEqual(ids);
});

test.each([
  { says: 'a job is added', before: selection(), ids: ['1'], after: ['1'] },
  { says: 'a job is removed', before: selection('1'), ids: ['1'], after: [] },
  {
    says: 'the rest of a group is added',
    before: selection('1'),
    ids: ['1', '2'],
    after: ['1', '2'],
  },
  {
    says: 'a whole group is removed',
    before: selection('1', '2', '3'),
    ids: ['1', '2'],
    after: ['3'],
  },
])('toggled: $says', ({ before, ids, after }) => {
  expect([...toggled(before, ids)]).toEqual(after);
});

test.each([
  { says: 'downwards with both ends', from: 1, to: 4, after: ['1', '2', '3'] },
  { says: 'upwards with both ends', from: 4, to: 1, after: ['1', '2', '3'] },
  { says: 'a heading alone adds nothing', from: 3, to: 3, after: [] },
  {
    says: 'selected jobs stay selected',
    from: 5,
    to: 5,
    before: selection('1'),
    after: ['1', '4'],
  },
])('a range: $says', ({ before = selection(), from, to, after }) => {
  expect([...withRange(before, rows, { from, to })]).toEqual(after);
});

test.each([
  { ids: ['1', '2'], state: 'all' },
  { ids: ['1', '3'], state: 'some' },
  { ids: ['3', '4'], state: 'none' },
])('of $ids are selected: $state', ({ ids, state }) => {
  expect(stateOf(selection('1', '2'), ids)).toBe(state);
});
