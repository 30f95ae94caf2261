import { createPhotoStore } from '@ablesbar/offline-queue';
import { jobApi } from '@ablesbar/api-client';
import type { Ports } from '../base/ports';
import type { AppStore } from '../base/store';
import { createReceiptStore } from './receipt-store';
import { createReceipts, type Receipts } from './receipts';
import { thumbnailOf } from './thumbnail';

export function createPortalReceipts(
  { getState, dispatch }: Pick<AppStore, 'getState' | 'dispatch'>,
  { now, after }: Pick<Ports, 'now' | 'after'>,
): Receipts {
  const clock = { now: () => now().getTime(), after };
  return createReceipts({
    store: createReceiptStore(),
    photoStore: createPhotoStore({ clock, database: 'ablesbar-receipt-photos' }),
    thumbnail: thumbnailOf,
    jobOf({ accountId, jobId }) {
      const { data = [] } = jobApi.endpoints.jobs.select(accountId)(getState());
      return data.find(({ id }) => id === jobId) ?? null;
    },
    now,
    dispatch,
  });
}
