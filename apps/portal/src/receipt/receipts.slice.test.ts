import { recordOf } from '@ablesbar/offline-queue/testing';
import { receiptOf } from './receipt-of';
import {
  receiptKept,
  receiptsForgotten,
  receiptsRestored,
  receiptsSlice,
  selectReceipts,
} from './receipts.slice';

const receipt = (id: string, sentAt: number | null, accountId = 'a-1') =>
  receiptOf(recordOf({ id, accountId }), null, sentAt);
const [one, two, three] = [receipt('one', 1), receipt('two', 2), receipt('three', 3, 'a-2')];
const kept = [one, two, three].map((each) => receiptKept(each));

test.each([
  { says: 'nothing at first', actions: [], ids: [] },
  { says: 'the newest first', actions: kept, ids: ['three', 'two', 'one'] },
  {
    says: 'a reading once, by its last sending',
    actions: [...kept, receiptKept(receipt('one', 4))],
    ids: ['one', 'three', 'two'],
  },
  {
    says: 'what the disk has, and what was sent meanwhile',
    actions: [receiptKept(two), receiptsRestored([one, three])],
    ids: ['three', 'two', 'one'],
  },
  {
    says: 'once what is on the disk and was here before',
    actions: [...kept, receiptsRestored([one, two])],
    ids: ['three', 'two', 'one'],
  },
  {
    says: 'a receipt without a moment last',
    actions: [receiptsRestored([receipt('old', null), one])],
    ids: ['one', 'old'],
  },
  {
    says: 'nothing of an account that was removed',
    actions: [...kept, receiptsForgotten('a-1')],
    ids: ['three'],
  },
])('a screen sees $says', ({ actions, ids }) => {
  const receipts = actions.reduce(receiptsSlice.reducer, receiptsSlice.getInitialState());
  expect(selectReceipts({ receipts }).map(({ id }) => id)).toEqual(ids);
});
