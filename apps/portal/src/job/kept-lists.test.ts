import { keptListsFrom } from './kept-lists';

const job = { id: 'j-1', meter: { meterNumber: 'Z-1', meterRateTasks: [] } };
const read = (stored: unknown) =>
  Object.entries(keptListsFrom(JSON.stringify(stored))).map(([accountId, { at, jobs }]) => ({
    accountId,
    at,
    jobs: jobs.map(({ id }) => id),
  }));

test.each([
  {
    says: 'before the time was kept, a list is there without one',
    before: { 'a-1': [job] },
    after: [{ accountId: 'a-1', at: null, jobs: ['j-1'] }],
  },
  {
    says: 'of today, it keeps its time',
    before: { 'a-1': { at: 1_795_270_320_000, jobs: [job] } },
    after: [{ accountId: 'a-1', at: 1_795_270_320_000, jobs: ['j-1'] }],
  },
  {
    says: 'both side by side',
    before: { 'a-1': [job], 'a-2': { at: 5, jobs: [] } },
    after: [
      { accountId: 'a-1', at: null, jobs: ['j-1'] },
      { accountId: 'a-2', at: 5, jobs: [] },
    ],
  },
  {
    says: 'a time that is none',
    before: { 'a-1': { at: 'yesterday', jobs: [job] } },
    after: [{ accountId: 'a-1', at: null, jobs: ['j-1'] }],
  },
])('a list as it was written: $says', ({ before, after }) => {
  expect(read(before)).toEqual(after);
});

test.each([
  { says: 'a list with a hole', stored: { 'a-1': { at: 1, jobs: [job, {}] } } },
  { says: 'one with a hole, without a time', stored: { 'a-1': [job, {}] } },
  { says: 'no list', stored: { 'a-1': 'jobs' } },
  { says: 'a time without a list', stored: { 'a-1': { at: 1 } } },
  { says: 'a list without its time beside it', stored: { 'a-1': { jobs: [job] } } },
  { says: 'nothing at all', stored: null },
])('$says is not shown: a meter that is missing would not be read', ({ stored }) => {
  expect(read(stored)).toEqual([]);
});

test.each([
  { says: 'nothing was kept', text: null },
  { says: 'half a text', text: '{"a-1":{"at":1,"jo' },
])('$says: there is no list', ({ text }) => {
  expect(keptListsFrom(text)).toEqual({});
});
