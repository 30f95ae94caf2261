import { recordOf } from '@ablesbar/offline-queue/testing';
import { outboxSlice, queueChanged, selectIsSending, selectWaiting } from './outbox.slice';

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
