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
    says: 'a list of an old build has no time',
    before: { 'a-1': [job] },
    after: [{ accountId: 'a-1', at: null, jobs: ['j-1'] }],
  },
  {
    says: 'a list of this build keeps its time',
    before: { 'a-1': { at: 1_795_270_320_000, jobs: [job] } },
    after: [{ accountId: 'a-1', at: 1_795_270_320_000, jobs: ['j-1'] }],
  },
  {
    says: 'both kinds together',
    before: { 'a-1': [job], 'a-2': { at: 5, jobs: [] } },
    after: [
      { accountId: 'a-1', at: null, jobs: ['j-1'] },
      { accountId: 'a-2', at: 5, jobs: [] },
    ],
  },
  {
    says: 'an invalid time counts as none',
    before: { 'a-1': { at: 'yesterday', jobs: [job] } },
    after: [{ accountId: 'a-1', at: null, jobs: ['j-1'] }],
  },
])('a stored list is read: $says', ({ before, after }) => {
  expect(read(before)).toEqual(after);
});

test.each([
  { says: 'a list with a hole', stored: { 'a-1': { at: 1, jobs: [job, {}] } } },
  { says: 'one with a hole, without a time', stored: { 'a-1': [job, {}] } },
  { says: 'no list', stored: { 'a-1': 'jobs' } },
  { says: 'a time without a list', stored: { 'a-1': { at: 1 } } },
  { says: 'a list without its time beside it', stored: { 'a-1': { jobs: [job] } } },
  { says: 'nothing at all', stored: null },
])('$says is not shown, because a person would not read a missing meter', ({ stored }) => {
  expect(read(stored)).toEqual([]);
});

test.each([
  { says: 'no stored text', text: null },
  { says: 'half a text', text: '{"a-1":{"at":1,"jo' },
])('there is no list: $says', ({ text }) => {
  expect(keptListsFrom(text)).toEqual({});
});
