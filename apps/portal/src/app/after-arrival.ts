import type { OutboxRecord, Photo } from '@ablesbar/offline-queue';
import type { Receipts } from '../receipt';

interface Surroundings {
  readonly receipts: Pick<Receipts, 'keep'>;
  readonly clearForms: (kept: readonly OutboxRecord[]) => Promise<void>;
  readonly flushDrafts: () => Promise<unknown>;
}

/**
 * When the server has taken a reading, a receipt is kept and the reading's form is cleared, on disk as well.
 * The record must still be there: a page that opens in between finds the form by it. Without both the form
 * would offer the reading again.
 */
export const afterArrival =
  ({ receipts, clearForms, flushDrafts }: Surroundings) =>
  async (record: OutboxRecord, photos: readonly Photo[]): Promise<void> => {
    await receipts.keep(record, photos).catch(() => undefined);
    await clearForms([record]);
    await flushDrafts();
  };
