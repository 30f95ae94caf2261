import { recordOf } from '@ablesbar/offline-queue/testing';
import { handoverPlaces } from './handover-places';
import { type Receipt, receiptOf } from './receipt-of';

const aReceipt = (part: Partial<Receipt>): Receipt => ({
  ...receiptOf(recordOf(), null, 5),
  place: ['Lindenstraße 14', '39999 Neuenbrück'],
  ...part,
});
const idsOf = (receipts: readonly Receipt[]) =>
  handoverPlaces(receipts).map((place) => [place.address, ...place.receipts.map(({ id }) => id)]);

test('meters of one address are together, wherever in the house they are', () => {
  const address = ['Lindenstraße 14', '39999 Neuenbrück'];
  const receipts = [
    aReceipt({ id: 'gas', jobId: 'j-1', place: [...address, 'Keller'] }),
    aReceipt({ id: 'other', jobId: 'j-2', place: ['Am Markt 1', '39999 Neuenbrück'] }),
    aReceipt({ id: 'water', jobId: 'j-3', place: [...address, 'Bad'] }),
  ];
  expect(idsOf(receipts)).toEqual([
    ['Lindenstraße 14, 39999 Neuenbrück', 'gas', 'water'],
    ['Am Markt 1, 39999 Neuenbrück', 'other'],
  ]);
});

test('a meter that was read twice stands with its newest reading', () => {
  const receipts = [
    aReceipt({ id: 'new', jobId: 'j-1' }),
    aReceipt({ id: 'old', jobId: 'j-1' }),
    aReceipt({ id: 'of another access', jobId: 'j-1', accountId: 'a-2' }),
  ];
  expect(idsOf(receipts)).toEqual([
    ['Lindenstraße 14, 39999 Neuenbrück', 'new', 'of another access'],
  ]);
});

test('meters that are not on the list are told apart by their number', () => {
  const unlisted = { jobId: null, place: [] };
  const receipts = [
    aReceipt({ ...unlisted, id: 'one', meterNumber: '1' }),
    aReceipt({ ...unlisted, id: 'two', meterNumber: '2' }),
    aReceipt({ ...unlisted, id: 'one before', meterNumber: '1' }),
  ];
  expect(idsOf(receipts)).toEqual([['', 'one', 'two']]);
});
