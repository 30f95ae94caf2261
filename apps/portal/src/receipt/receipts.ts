import type { OutboxRecord, Photo, PhotoStore } from '@ablesbar/offline-queue';
import type { Job } from '@ablesbar/domain';
import type { UnknownAction } from '@reduxjs/toolkit';
import { type Receipt, receiptOf } from './receipt-of';
import { receiptKept, receiptsForgotten, receiptsRestored } from './receipts.slice';

/** Keeps receipts in the store and on disk. An account's logout deletes its receipts. */
export interface Receipts {
  /** Resolves once the receipt is on disk; its photos follow later. */
  readonly keep: (record: OutboxRecord, photos: readonly Photo[]) => Promise<void>;
  photosOf(receipt: Receipt): Promise<readonly Photo[]>;
  /** Loads what other tabs and earlier pages have stored. */
  restore(): Promise<void>;
  forget(accountId: string): Promise<void>;
}

declare module '../base/workplace' {
  interface Workplace {
    readonly receipts: Receipts;
  }
}

export interface ReceiptParts {
  readonly store: {
    all(): Promise<readonly Receipt[]>;
    write(receipt: Receipt): Promise<void>;
    remove(id: string): Promise<void>;
  };
  readonly photoStore: Pick<PhotoStore, 'read' | 'write' | 'remove'>;
  /** Makes a small picture of a photo; null if the browser cannot. */
  readonly thumbnail: (photo: Photo) => Promise<Photo | null>;
  readonly jobOf: (record: OutboxRecord) => Job | null;
  readonly now: () => Date;
  readonly dispatch: (action: UnknownAction) => unknown;
}

export function createReceipts(parts: ReceiptParts): Receipts {
  const { store, photoStore, thumbnail, jobOf, now, dispatch } = parts;

  async function keepPhotos({ id }: Receipt, photos: readonly Photo[]): Promise<void> {
    for (const [n, photo] of photos.entries()) {
      // A photo that cannot be decoded does not stop the others.
      const small = await thumbnail(photo).catch(() => null);
      if (small === null) continue;
      const { mimeType, data } = small;
      await photoStore.write(keyOf(id, n), { mimeType, data, storedAt: now().getTime() });
    }
  }

  return {
    async keep(record, photos) {
      const receipt = receiptOf(record, jobOf(record), now().getTime());
      dispatch(receiptKept(receipt));
      await store.write(receipt);
      // No user waits for the pictures, and a receipt is valid without them.
      void keepPhotos(receipt, photos).catch(() => undefined);
    },
    async photosOf({ id, photoCount }) {
      const kept: Photo[] = [];
      for (let n = 0; n < photoCount; n += 1) {
        const photo = await photoStore.read(keyOf(id, n));
        if (photo !== null) kept.push({ slot: String(n), ...photo });
      }
      return kept;
    },
    async restore() {
      dispatch(receiptsRestored(await store.all()));
    },
    async forget(accountId) {
      const gone = (await store.all()).filter((receipt) => receipt.accountId === accountId);
      dispatch(receiptsForgotten(accountId));
      for (const { id, photoCount } of gone) {
        await store.remove(id);
        for (let n = 0; n < photoCount; n += 1) await photoStore.remove(keyOf(id, n));
      }
    },
  };
}

function keyOf(receiptId: string, n: number): string {
  return `${receiptId}/${n}`;
}
