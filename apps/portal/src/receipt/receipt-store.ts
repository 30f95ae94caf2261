import localforage from 'localforage';
import type { Receipt } from './receipt-of';
import type { ReceiptParts } from './receipts';

/** Cleared account by account, when one is logged out. */
export function createReceiptStore(): ReceiptParts['store'] {
  const store = localforage.createInstance({
    name: 'ablesbar-receipts',
    driver: localforage.INDEXEDDB,
  });
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

/** Of another version of the app only what this one can show. */
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
