import { recordOf } from '../testing';
import { isOutboxRecord, needsAttention, type RecordState } from './outbox-record';

test.each([
  { state: 'QUEUED', attention: false },
  { state: 'ACKED', attention: false },
  { state: 'AUTH_BLOCKED', attention: false },
  { state: 'REJECTED', attention: true },
  { state: 'DAMAGED', attention: true },
] satisfies readonly { state: RecordState; attention: boolean }[])(
  '$state needs attention: $attention',
  ({ state, attention }) => {
    expect(needsAttention(recordOf({ state }))).toBe(attention);
  },
);

test.each([
  { says: 'a record', stored: recordOf(), is: true },
  { says: 'one of a later version', stored: { ...recordOf(), schema: 2 }, is: false },
  { says: 'one without a version', stored: { id: 'a', seq: 1 }, is: false },
  { says: 'one without a name', stored: { schema: 1, seq: 1 }, is: false },
  { says: 'a number for a name', stored: { schema: 1, id: 1, seq: 1 }, is: false },
  { says: 'one without a place', stored: { schema: 1, id: 'a' }, is: false },
  { says: 'a text for a place', stored: { schema: 1, id: 'a', seq: '1' }, is: false },
  { says: 'nothing', stored: null, is: false },
  { says: 'a text', stored: 'record', is: false },
  {
    says: 'a function with all that',
    stored: Object.assign(() => 0, { schema: 1, id: 'a', seq: 1 }),
    is: false,
  },
])('$says is ours: $is', ({ stored, is }) => {
  expect(isOutboxRecord(stored)).toBe(is);
});
