import type { OutboxRecord, Photo } from '@ablesbar/offline-queue';
import type { Receipts } from '../receipt';

interface Surroundings {
  readonly receipts: Pick<Receipts, 'keep'>;
  readonly clearForms: (kept: readonly OutboxRecord[]) => Promise<void>;
  readonly flushDrafts: () => Promise<unknown>;
  readonly sayArrival: (recordId: string) => void;
  /** The other tabs look for the receipt on the disk. */
  readonly tellTabs: (record: OutboxRecord) => void;
}

/**
 * When the server has accepted a reading, its receipt is stored and its form is cleared, on disk
 * too. The record must still exist: if another page opens in between, it finds the form through the
 * record. Otherwise the form would offer the reading again.
 */
export const afterArrival =
  ({ receipts, clearForms, flushDrafts, sayArrival, tellTabs }: Surroundings) =>
  async (record: OutboxRecord, photos: readonly Photo[]): Promise<void> => {
    sayArrival(record.id);
    await receipts.keep(record, photos).catch(() => undefined);
    tellTabs(record);
    await clearForms([record]);
    await flushDrafts();
  };
