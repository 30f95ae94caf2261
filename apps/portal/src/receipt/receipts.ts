import type { OutboxRecord, Photo, PhotoStore } from '@ablesbar/offline-queue';
import type { Job } from '@ablesbar/domain';
import type { UnknownAction } from '@reduxjs/toolkit';
import { nullIfBroken } from '../base/until-stored';
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
  /** Receipts that this build cannot show, and never touches by itself. */
  unreadable(): Promise<readonly UnreadableReceipt[]>;
  /** The user wants them gone. What has become readable meanwhile stays. */
  removeUnreadable(receipts: readonly UnreadableReceipt[]): Promise<void>;
}

export interface UnreadableReceipt {
  readonly id: string;
  /** As it lies in the store; undefined if the browser cannot read it. */
  readonly stored: unknown;
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
    unreadable(): Promise<readonly UnreadableReceipt[]>;
    remove(id: string): Promise<void>;
  };
  readonly photoStore: Pick<PhotoStore, 'keys' | 'read' | 'write' | 'remove'>;
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

  async function remove(receipts: readonly { readonly id: string }[]): Promise<void> {
    for (const { id } of receipts) {
      await store.remove(id);
      for (const key of await photoStore.keys()) {
        if (key.startsWith(`${id}/`)) await photoStore.remove(key);
      }
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
        const photo = await photoStore.read(keyOf(id, n)).catch(nullIfBroken);
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
      const unreadable = (await store.unreadable()).filter(({ stored }) => isOf(accountId, stored));
      await remove([...gone, ...unreadable]);
    },
    unreadable: () => store.unreadable(),
    async removeUnreadable(listed) {
      const ids = listed.map(({ id }) => id);
      await remove((await store.unreadable()).filter(({ id }) => ids.includes(id)));
    },
  };
}

function keyOf(receiptId: string, n: number): string {
  return `${receiptId}/${n}`;
}

function isOf(accountId: string, stored: unknown): boolean {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'accountId' in stored &&
    stored.accountId === accountId
  );
}
