import { StorageProblem } from '@ablesbar/offline-queue';
import { nullIfBroken } from './null-if-broken';

test('an entry that the browser cannot read is null', () => {
  expect(nullIfBroken(new DOMException('broken', 'DataError'))).toBeNull();
});

test.each([new StorageProblem('storage-unavailable'), new Error('no answer')])(
  'a storage that gives no answer stays a failure: %s',
  (error) => {
    expect(() => nullIfBroken(error)).toThrow(error);
  },
);
