import { createPhotoStore } from '@ablesbar/offline-queue';
import { jobApi } from '@ablesbar/api-client';
import { device } from '../base/device';
import type { Ports } from '../base/ports';
import type { AppStore } from '../base/store';
import { createReceiptStore } from './receipt-store';
import { createReceipts, type Receipts } from './receipts';
import { thumbnailOf } from './thumbnail';

export function createPortalReceipts(
  { getState, dispatch }: Pick<AppStore, 'getState' | 'dispatch'>,
  { now }: Pick<Ports, 'now'>,
): Receipts {
  return createReceipts({
    store: createReceiptStore(),
    photoStore: createPhotoStore(device, 'receipt-photos'),
    thumbnail: thumbnailOf,
    jobOf({ accountId, jobId }) {
      const { data = [] } = jobApi.endpoints.jobs.select(accountId)(getState());
      return data.find(({ id }) => id === jobId) ?? null;
    },
    now,
    dispatch,
  });
}
