import { createPhotoStore, type Outbox, type PhotoStore } from '@ablesbar/offline-queue';
import { observable, type Observed } from '@ablesbar/ui/observable';
import { device } from '../base/device';
import { nullIfBroken } from '../base/until-stored';
import type { DraftPhotos } from '../reading';
import type { Receipts } from '../receipt';

/** What lies on this device and cannot be read by this build (D205). */
export interface UnreadableEntry {
  readonly kind: 'reading' | 'draft' | 'photo' | 'receipt';
  /** The name under which it lies on the device. */
  readonly key: string;
  /** As it lies there; undefined if it is missing, or if the browser cannot read it. */
  readonly stored: unknown;
  /** Its photos, as they lie in their store. They are large, so only the file reads them. */
  readonly photos: () => Promise<readonly unknown[]>;
  /** What has become readable meanwhile stays. */
  readonly remove: () => Promise<void>;
}

export interface Unreadable {
  /** Empty until the first look. */
  readonly entries: Observed<readonly UnreadableEntry[]>;
  readonly look: () => Promise<void>;
}

declare module '../base/workplace' {
  interface Workplace {
    readonly unreadable: Unreadable;
  }
}

interface Draft {
  readonly place: string;
  readonly text: string;
}

type Photos = Pick<PhotoStore, 'keys' | 'stored'>;

interface Places {
  readonly outbox: Pick<Outbox, 'unreadable' | 'removeUnreadable'>;
  readonly drafts: {
    readonly unreadable: () => Promise<readonly Draft[]>;
    readonly remove: (drafts: readonly Draft[]) => Promise<void>;
  };
  readonly draftPhotos: Pick<DraftPhotos, 'unreadable' | 'removeUnreadable'>;
  readonly receipts: Pick<Receipts, 'unreadable' | 'removeUnreadable'>;
}

interface PhotoPlaces {
  readonly ofReadings: Photos;
  readonly ofDrafts: Photos;
  readonly ofReceipts: Photos;
}

const photosOnDevice = (): PhotoPlaces => ({
  ofReadings: createPhotoStore(device),
  ofDrafts: createPhotoStore(device, 'draft-photos'),
  ofReceipts: createPhotoStore(device, 'receipt-photos'),
});

export function createUnreadable(
  { outbox, drafts, draftPhotos, receipts }: Places,
  photos: PhotoPlaces = photosOnDevice(),
): Unreadable {
  const entries = observable<readonly UnreadableEntry[]>([]);

  const readings = async (): Promise<readonly UnreadableEntry[]> =>
    (await outbox.unreadable()).map((reading) => ({
      kind: 'reading',
      key: reading.id,
      stored: reading.stored,
      photos: () => storedIn(photos.ofReadings, reading.photoKeys),
      remove: () => outbox.removeUnreadable([reading]),
    }));

  const draftEntries = async (): Promise<readonly UnreadableEntry[]> =>
    (await drafts.unreadable()).map((draft) => ({
      kind: 'draft',
      key: draft.place,
      stored: draft.text,
      photos: async () => [],
      remove: () => drafts.remove([draft]),
    }));

  const photoEntries = async (): Promise<readonly UnreadableEntry[]> =>
    (await draftPhotos.unreadable()).map((key) => ({
      kind: 'photo',
      key,
      stored: undefined,
      photos: () => storedIn(photos.ofDrafts, [key]),
      remove: () => draftPhotos.removeUnreadable([key]),
    }));

  const receiptEntries = async (): Promise<readonly UnreadableEntry[]> =>
    (await receipts.unreadable()).map((receipt) => ({
      kind: 'receipt',
      key: receipt.id,
      stored: receipt.stored,
      async photos() {
        const keys = await photos.ofReceipts.keys();
        const own = keys.filter((key) => key.startsWith(`${receipt.id}/`));
        return storedIn(photos.ofReceipts, own);
      },
      remove: () => receipts.removeUnreadable([receipt]),
    }));

  return {
    entries,
    async look() {
      const found = [];
      for (const list of [readings, draftEntries, photoEntries, receiptEntries]) {
        found.push(...(await list()));
      }
      entries.set(found);
    },
  };
}

async function storedIn(photos: Photos, keys: readonly string[]): Promise<readonly unknown[]> {
  const found = [];
  for (const key of keys) found.push(await photos.stored(key).catch(nullIfBroken));
  return found;
}
