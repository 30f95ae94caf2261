import { recordOf } from '../testing';
import { needsAttention, type RecordState } from './outbox-record';

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
