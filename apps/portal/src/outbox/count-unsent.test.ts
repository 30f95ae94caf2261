import 'fake-indexeddb/auto';
import { createRecordStore } from '@ablesbar/offline-queue';
import { recordOf } from '@ablesbar/offline-queue/testing';
import { device } from '../base/device';
import { countUnsent } from './count-unsent';

test('of these accounts everything that has not arrived is counted', async () => {
  const store = createRecordStore(device);
  for (const record of [
    recordOf({ id: 'r-1' }),
    recordOf({ id: 'r-2', state: 'REJECTED' }),
    recordOf({ id: 'r-3', state: 'ACKED' }),
    recordOf({ id: 'r-4', accountId: 'a-2' }),
    recordOf({ id: 'r-5', accountId: 'a-3' }),
  ]) {
    await store.commit(record);
  }
  expect(await countUnsent(['a-1', 'a-2'])).toBe(3);
  expect(await countUnsent([])).toBe(0);
});
