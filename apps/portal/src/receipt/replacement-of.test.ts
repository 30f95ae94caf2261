import { recordOf } from '@ablesbar/offline-queue/testing';
import { type Receipt, receiptOf } from './receipt-of';
import { replacementOf } from './replacement-of';

const rate = (id: string) => ({ id, name: null, obis: '', unit: 'kWh', decimal: '1', places: 0 });
const aReceipt = (id: string, sentAt: number | null, part: Partial<Receipt> = {}): Receipt => ({
  ...receiptOf(recordOf(), null, sentAt),
  ...{ id, jobId: 'j-1', rates: [rate('t-1'), rate('t-2')] },
  ...part,
});
const unread = { rates: [], reason: 'NO_ACCESS' } as const;

test.each<{ says: string; receipt: Receipt; later: readonly Receipt[]; by: string | null }>([
  { says: 'nothing was sent later', receipt: aReceipt('a', 5), later: [], by: null },
  {
    says: 'the latest of two corrections',
    receipt: aReceipt('a', 5),
    later: [aReceipt('c', 7), aReceipt('b', 6)],
    by: 'c',
  },
  {
    says: 'a reading of another job',
    receipt: aReceipt('a', 5),
    later: [aReceipt('b', 6, { jobId: 'j-2' })],
    by: null,
  },
  {
    says: 'one of its two rates',
    receipt: aReceipt('a', 5),
    later: [aReceipt('b', 6, { rates: [rate('t-1')] })],
    by: null,
  },
  {
    says: 'its two rates, one by one',
    receipt: aReceipt('a', 5),
    later: [aReceipt('c', 7, { rates: [rate('t-1')] }), aReceipt('b', 6, { rates: [rate('t-2')] })],
    by: 'c',
  },
  {
    says: 'a reading after the report that there is none',
    receipt: aReceipt('a', 5, unread),
    later: [aReceipt('b', 6)],
    by: 'b',
  },
  {
    says: 'the report that there is no reading now',
    receipt: aReceipt('a', 5),
    later: [aReceipt('b', 6, unread)],
    by: null,
  },
  {
    says: 'a reading of another unlisted meter',
    receipt: aReceipt('a', 5, { jobId: null }),
    later: [aReceipt('b', 6, { jobId: null })],
    by: null,
  },
  {
    says: 'a waiting reading',
    receipt: aReceipt('a', 5),
    later: [aReceipt('b', null)],
    by: null,
  },
])('a receipt is replaced by $says: $by', ({ receipt, later, by }) => {
  expect(replacementOf(receipt, [...later, receipt])?.id ?? null).toBe(by);
});
