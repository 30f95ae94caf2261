import { createPhotoStore, type PhotoStore } from '@ablesbar/offline-queue';
import { observable } from '@ablesbar/ui/observable';
import { device } from '../base/device';
import type { Ports } from '../base/ports';

export interface DraftPhoto {
  readonly id: string;
  readonly mimeType: string;
  readonly data: ArrayBuffer;
}

/** Photos by their subject: a rate's taskId, or the single meter of a reading without a job. */
export type PhotosBySlot = Readonly<Record<string, readonly DraftPhoto[]>>;

type PhotosByDraft = Readonly<Record<string, PhotosBySlot>>;

/**
 * Photos of entries that are not sent yet. They are separate from the drafts, because the store
 * holds no photos.
 */
export interface DraftPhotos {
  /** Returns the same object until it changes. */
  readonly of: (draft: string) => PhotosBySlot;
  /** The photos of every draft. Returns the same object until it changes. */
  readonly all: () => PhotosByDraft;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shown at once, on disk a moment later. Without a disk, the photos last as long as the page. */
  put(draft: string, slot: string, photos: readonly DraftPhoto[]): Promise<void>;
  clear(draft: string): Promise<void>;
  /** Another tab has cleared the draft, on disk too, and may be restoring it already. */
  forget(draft: string): void;
  clearAll(): Promise<void>;
  /**
   * Loads the photos that an earlier page left: a phone may close the page while its camera is
   * open.
   */
  restore(): Promise<void>;
  /** Resolves once `restore` has ended; also if the disk did not give the photos. */
  readonly loaded: () => Promise<void>;
}

declare module '../base/workplace' {
  interface Workplace {
    readonly draftPhotos: DraftPhotos;
  }
}

const NONE: PhotosBySlot = {};

export function createDraftPhotos({ now }: Pick<Ports, 'now'>): DraftPhotos {
  return draftPhotosIn(createPhotoStore(device, 'draft-photos'), () => now().getTime());
}

export function draftPhotosIn(store: Omit<PhotoStore, 'stored'>, now: () => number): DraftPhotos {
  const drafts = observable<PhotosByDraft>({});
  let loading: Promise<unknown> = Promise.resolve();
  const of = (draft: string) => drafts.get()[draft] ?? NONE;
  const forget = (draft: string) =>
    drafts.set(Object.fromEntries(Object.entries(drafts.get()).filter(([id]) => id !== draft)));
  const remove = async (draft: string, slots: PhotosBySlot) => {
    for (const [slot, photos] of Object.entries(slots)) {
      for (const { id } of photos) await store.remove(keyOf(draft, slot, id));
    }
  };
  const restore = async () => {
    const kept = [];
    for (const key of await store.keys()) {
      const [draft, slot, id] = partsOf(key);
      const photo = await store.read(key);
      if (photo !== null) kept.push({ draft, slot, id, ...photo });
    }
    kept.sort((a, b) => a.storedAt - b.storedAt);
    const restored = kept.reduce<PhotosByDraft>(
      (all, { draft, slot, id, mimeType, data }) =>
        withPhotos(all, draft, slot, [...(all[draft]?.[slot] ?? []), { id, mimeType, data }]),
      {},
    );
    drafts.set(joined(restored, drafts.get()));
  };
  return {
    of,
    all: drafts.get,
    subscribe: drafts.subscribe,
    async put(draft, slot, photos) {
      const before = of(draft)[slot] ?? [];
      drafts.set(withPhotos(drafts.get(), draft, slot, photos));
      for (const { id, mimeType, data } of photos.filter((one) => !has(before, one))) {
        await store.write(keyOf(draft, slot, id), { mimeType, data, storedAt: now() });
      }
      await remove(draft, { [slot]: before.filter((one) => !has(photos, one)) });
    },
    async clear(draft) {
      const gone = of(draft);
      forget(draft);
      await remove(draft, gone);
    },
    forget,
    async clearAll() {
      drafts.set({});
      for (const key of await store.keys()) await store.remove(key);
    },
    restore() {
      const restoring = restore();
      loading = restoring.catch(() => undefined);
      return restoring;
    },
    loaded: async () => void (await loading),
  };
}

function withPhotos(
  all: PhotosByDraft,
  draft: string,
  slot: string,
  photos: readonly DraftPhoto[],
): PhotosByDraft {
  return { ...all, [draft]: { ...all[draft], [slot]: photos } };
}

/** Photos that were taken while the disk was being read follow the restored ones. */
function joined(restored: PhotosByDraft, taken: PhotosByDraft): PhotosByDraft {
  let all = restored;
  for (const [draft, slots] of Object.entries(taken)) {
    for (const [slot, photos] of Object.entries(slots)) {
      const earlier = (restored[draft]?.[slot] ?? []).filter((one) => !has(photos, one));
      all = withPhotos(all, draft, slot, [...earlier, ...photos]);
    }
  }
  return all;
}

function has(photos: readonly DraftPhoto[], { id }: DraftPhoto): boolean {
  return photos.some((one) => one.id === id);
}

function keyOf(draft: string, slot: string, id: string): string {
  return JSON.stringify([draft, slot, id]);
}

function partsOf(key: string): readonly [string, string, string] {
  const parts: unknown = JSON.parse(key);
  const [draft, slot, id] = Array.isArray(parts) ? parts.map(String) : [];
  return [draft ?? '', slot ?? '', id ?? ''];
}
