import type { OutboxRecord, Photo, PhotoStore } from '@ablesbar/offline-queue';
import type { Job } from '@ablesbar/domain';
import { observable } from '@ablesbar/ui/observable';
import { type Receipt, receiptOf } from './receipt-of';

/** What was sent from this device. It goes with the account's logout. */
export interface Receipts {
  /** The newest first, and the same list until it changes. */
  readonly items: () => readonly Receipt[];
  readonly subscribe: (listener: () => void) => () => void;
  /** On disk when it resolves; its photos follow. */
  readonly keep: (record: OutboxRecord, photos: readonly Photo[]) => Promise<void>;
  photosOf(receipt: Receipt): Promise<readonly Photo[]>;
  /** What other tabs and earlier pages have kept. */
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
  /** A small picture of a photo; null where the browser cannot make one. */
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
      // One that cannot be decoded takes none of the others along.
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
      // Nobody waits for pictures, and a receipt without them is one.
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
      // What was sent while the disk was read counts.
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
