import { recordOf } from '@ablesbar/offline-queue/testing';
import { isReceipt } from './is-receipt';
import { receiptOf } from './receipt-of';

const receipt = receiptOf(recordOf(), null, 5);
const [rate] = receipt.rates;

test.each([
  { says: 'of a job', stored: receipt },
  { says: 'of an unlisted meter', stored: receiptOf(recordOf({ jobId: null }), null) },
  { says: 'of a meter that cannot be read', stored: { ...receipt, rates: [], reason: 'OTHER' } },
  { says: 'with a field of a later build', stored: { ...receipt, colour: 'red' } },
])('a receipt $says can be shown', ({ stored }) => {
  expect(isReceipt(stored)).toBe(true);
});

test.each([
  ...Object.keys(receipt).map((field) => ({ [field]: undefined })),
  { meterType: 'STEAM' },
  { reason: 'DROWNED' },
  { capturedAt: NaN },
  { sentAt: 'today' },
  { place: [5] },
  { rates: {} },
  { rates: [null] },
  ...Object.keys(rate ?? {}).map((field) => ({ rates: [{ ...rate, [field]: undefined }] })),
  { rates: [{ ...rate, decimal: 'many' }] },
])('a receipt with %o cannot', (damage) => {
  expect(isReceipt({ ...receipt, ...damage })).toBe(false);
});

test.each([null, 'receipt', 5])('%s is no receipt', (stored) => {
  expect(isReceipt(stored)).toBe(false);
});
