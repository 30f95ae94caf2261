import type { OutboxRecord, Photo, PhotoStore } from '@ablesbar/offline-queue';
import type { Job } from '@ablesbar/domain';
import { observable } from '@ablesbar/ui/observable';
import { type Receipt, receiptOf } from './receipt-of';

/** Receipts of the readings sent from this device. An account's logout deletes its receipts. */
export interface Receipts {
  /** Newest first; the same list until it changes. */
  readonly items: () => readonly Receipt[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves once the receipt is on disk; its photos follow later. */
  readonly keep: (record: OutboxRecord, photos: readonly Photo[]) => Promise<void>;
  photosOf(receipt: Receipt): Promise<readonly Photo[]>;
  /** Loads what other tabs and earlier pages have stored. */
  restore(): Promise<void>;
  forget(accountId: string): Promise<void>;
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
}

export function createReceipts(parts: ReceiptParts): Receipts {
  const { store, photoStore, thumbnail, jobOf, now } = parts;
  const current = observable<readonly Receipt[]>([]);
  const show = (receipts: readonly Receipt[]) =>
    current.set([...receipts].sort((a, b) => (b.sentAt ?? 0) - (a.sentAt ?? 0)));

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
    items: current.get,
    subscribe: current.subscribe,
    async keep(record, photos) {
      const receipt = receiptOf(record, jobOf(record), now().getTime());
      show([receipt, ...current.get().filter(({ id }) => id !== receipt.id)]);
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
      const kept = await store.all();
      const ids = new Set(kept.map(({ id }) => id));
      // Receipts of readings that were sent while the disk was being read are kept.
      show([...kept, ...current.get().filter(({ id }) => !ids.has(id))]);
    },
    async forget(accountId) {
      const gone = (await store.all()).filter((receipt) => receipt.accountId === accountId);
      show(current.get().filter((receipt) => receipt.accountId !== accountId));
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
