import { receiptNumber } from './receipt-number';

test.each([
  {
    says: 'the beginning of the key, in capitals',
    key: '3f2a9c1e-7b4d-4e21-9a55-0c1d2e3f4a5b',
    number: '3F2A9C1E-7B4D',
  },
  { says: 'a key that is just as long', key: '3f2a9c1e-7b4d', number: '3F2A9C1E-7B4D' },
  { says: 'one character more', key: '3f2a9c1e-7b4d-', number: '3F2A9C1E-7B4D' },
  { says: 'a shorter one whole', key: 'id-9', number: 'ID-9' },
])('receiptNumber: $says', ({ key, number }) => {
  expect(receiptNumber(key)).toBe(number);
});
