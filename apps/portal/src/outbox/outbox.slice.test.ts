import { recordOf } from '@ablesbar/offline-queue/testing';
import {
  outboxSlice,
  queueChanged,
  queueOpened,
  selectIsQueueOpen,
  selectIsSending,
  selectWaiting,
} from './outbox.slice';

const waiting = [recordOf()];

test.each([
  { says: 'nothing, before the queue is open', told: [], is: [[], false] },
  { says: 'what waits', told: [{ waiting, isSending: true }], is: [waiting, true] },
  {
    says: 'only what was told last',
    told: [
      { waiting, isSending: true },
      { waiting: [], isSending: false },
    ],
    is: [[], false],
  },
])('a screen sees $says', ({ told, is }) => {
  const outbox = told.map(queueChanged).reduce(outboxSlice.reducer, outboxSlice.getInitialState());
  expect([selectWaiting({ outbox }), selectIsSending({ outbox })]).toEqual(is);
});

test('the queue is open once it says so, whatever it tells before', () => {
  const told = outboxSlice.reducer(undefined, queueChanged({ waiting, isSending: false }));
  expect(selectIsQueueOpen({ outbox: told })).toBe(false);
  const outbox = [queueOpened(), queueChanged({ waiting, isSending: false })].reduce(
    outboxSlice.reducer,
    told,
  );
  expect(selectIsQueueOpen({ outbox })).toBe(true);
});
