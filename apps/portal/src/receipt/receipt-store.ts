import { keptIn } from '../base/device';
import type { Receipt } from './receipt-of';
import type { ReceiptParts } from './receipts';

/** When an account is logged out, its receipts are deleted. */
export function createReceiptStore(): ReceiptParts['store'] {
  const store = keptIn('receipts');
  return {
    async all() {
      const kept: Receipt[] = [];
      await store.iterate((stored: unknown) => {
        if (isReceipt(stored)) kept.push(stored);
      });
      return kept;
    },
    async write(receipt) {
      await store.setItem(receipt.id, receipt);
    },
    remove: (id) => store.removeItem(id),
  };
}

/** Another build may have stored it: only receipts that this build can show count. */
function isReceipt(stored: unknown): stored is Receipt {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'id' in stored &&
    'meterType' in stored &&
    'rates' in stored &&
    Array.isArray(stored.rates) &&
    'place' in stored &&
    Array.isArray(stored.place)
  );
}
