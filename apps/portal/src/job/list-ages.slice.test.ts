import { type ListAges, listAgesSlice, listRestored } from './list-ages.slice';

interface Row {
  readonly says: string;
  readonly before: ListAges;
  readonly after: ListAges;
}

test.each<Row>([
  {
    says: 'a stored list is old until the server has answered',
    before: {},
    after: { 'a-1': { at: 7, state: 'kept' } },
  },
  {
    says: 'a call that failed before the disk was read has still failed',
    before: { 'a-1': { at: null, state: 'missing' } },
    after: { 'a-1': { at: 7, state: 'failed' } },
  },
  {
    says: 'an answer that was faster than the disk stays',
    before: { 'a-1': { at: 9, state: 'current' } },
    after: { 'a-1': { at: 9, state: 'current' } },
  },
])('$says', ({ before, after }) => {
  const restored = listRestored({ accountId: 'a-1', at: 7 });
  expect(listAgesSlice.reducer(before, restored)).toEqual(after);
});
