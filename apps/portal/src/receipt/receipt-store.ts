import { keptIn } from '../base/device';
import { isReceipt } from './is-receipt';
import type { Receipt } from './receipt-of';
import type { ReceiptParts, UnreadableReceipt } from './receipts';

/** When an account is logged out, its receipts are deleted. */
export function createReceiptStore(): ReceiptParts['store'] {
  const store = keptIn('receipts');
  return {
    async all() {
      const kept: Receipt[] = [];
      await store.iterate((stored: unknown, id) => {
        if (isReceipt(stored) && stored.id === id) kept.push(stored);
      });
      return kept;
    },
    async unreadable() {
      const found: UnreadableReceipt[] = [];
      await store.iterate((stored: unknown, id) => {
        if (!isReceipt(stored) || stored.id !== id) found.push({ id, stored });
      });
      return found;
    },
    async write(receipt) {
      await store.setItem(receipt.id, receipt);
    },
    remove: (id) => store.removeItem(id),
  };
}
