import { createPhotoStore, type PhotoStore } from '@ablesbar/offline-queue';
import { observable } from '@ablesbar/ui/observable';
import { device } from '../base/device';
import { createInTurn } from '../base/in-turn';
import { nullIfBroken } from '../base/null-if-broken';
import type { Ports } from '../base/ports';
import {
  bySlot,
  type DraftPhoto,
  type PhotosByDraft,
  type PhotosBySlot,
  placed,
  placedIn,
  type PlacedPhoto,
  placeOf,
  withFound,
  withPhotos,
  without,
} from './placed-photos';

export type { DraftPhoto, PhotosBySlot };

/** Which photos of a draft; `takenAt` as in `Date.now()`. */
export type WhichPhotos = (slot: string, photo: DraftPhoto, takenAt: number) => boolean;

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
  clear(draft: string, which?: WhichPhotos): Promise<void>;
  /** Clears the draft, and resolves with its photos, also with those that this page has not read. */
  take(draft: string): Promise<PhotosBySlot>;
  clearAll(): Promise<void>;
  /**
   * Loads the photos that an earlier page left: a phone may close the page while its camera is
   * open. Called again, it takes what other tabs have changed.
   */
  restore(): Promise<void>;
  /** Resolves once `restore` has ended; also if the disk did not give the photos. */
  readonly loaded: () => Promise<void>;
  /** The keys of photos that this build cannot show, and never touches by itself. */
  unreadable(): Promise<readonly string[]>;
  /** The user wants them gone. What has become readable meanwhile stays. */
  removeUnreadable(keys: readonly string[]): Promise<void>;
  /** The listener is called after this tab has changed photos on the disk. */
  onWritten(listener: () => void): void;
}

declare module '../base/workplace' {
  interface Workplace {
    readonly draftPhotos: DraftPhotos;
  }
}

/** Photos that leave the disk as soon as it has time for it. */
interface Clearing {
  readonly isOf: (draft: string) => boolean;
  readonly which: WhichPhotos;
}

const NONE: PhotosBySlot = {};
const all = () => true;

export function createDraftPhotos({ now }: Pick<Ports, 'now'>): DraftPhotos {
  return draftPhotosIn(createPhotoStore(device, 'draft-photos'), () => now().getTime());
}

export function draftPhotosIn(store: Omit<PhotoStore, 'stored'>, now: () => number): DraftPhotos {
  const drafts = observable<PhotosByDraft>({});
  const takenAt = new Map<string, number>();
  /** The keys that the disk has, as far as this tab knows. */
  let onDisk: ReadonlySet<string> = new Set();
  const clearings = new Set<Clearing>();
  const listeners: (() => void)[] = [];
  /** A photo that is put back must not be deleted by an earlier work. */
  const inTurn = createInTurn();
  let loading: Promise<unknown> = Promise.resolve();
  const of = (draft: string) => drafts.get()[draft] ?? NONE;

  const isIn =
    ({ isOf, which }: Clearing) =>
    (one: PlacedPhoto) =>
      isOf(one.draft) && which(one.slot, one.photo, takenAt.get(one.key) ?? 0);

  async function read(key: string): Promise<readonly PlacedPhoto[]> {
    const where = placeOf(key);
    const stored = await store.read(key).catch(nullIfBroken);
    // A photo that this build cannot show stays and does not keep the others.
    if (stored === null || where === null) return [];
    const { id, ...place } = where;
    const { mimeType, data, storedAt } = stored;
    takenAt.set(key, storedAt);
    return [placed(place, { id, mimeType, data })];
  }

  function show(found: readonly PlacedPhoto[], gone: readonly PlacedPhoto[]): void {
    if (found.length + gone.length === 0) return;
    drafts.set(withFound(without(drafts.get(), gone), found, ({ key }) => takenAt.get(key) ?? 0));
  }

  async function load(): Promise<void> {
    const keys = new Set(await store.keys());
    const found: PlacedPhoto[] = [];
    for (const key of keys) if (!onDisk.has(key)) found.push(...(await read(key)));
    const shown = placedIn(drafts.get());
    const isShown = ({ key }: PlacedPhoto) => shown.some((one) => one.key === key);
    const isCleared = (one: PlacedPhoto) => [...clearings].some((clearing) => isIn(clearing)(one));
    const gone = shown.filter(({ key }) => onDisk.has(key) && !keys.has(key));
    onDisk = keys;
    show(
      found.filter((one) => !isShown(one) && !isCleared(one)),
      gone,
    );
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  async function remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await store.remove(key);
      onDisk = new Set([...onDisk].filter((other) => other !== key));
    }
    if (keys.length > 0) tell();
  }

  async function clear(clearing: Clearing): Promise<PhotosBySlot> {
    const gone = placedIn(drafts.get()).filter(isIn(clearing));
    show([], gone);
    clearings.add(clearing);
    const clearOnDisk = async () => {
      clearings.delete(clearing);
      const keys = (await store.keys()).filter((key) => clearing.isOf(placeOf(key)?.draft ?? ''));
      const known = new Set([...gone, ...placedIn(drafts.get())].map(({ key }) => key));
      const unseen: PlacedPhoto[] = [];
      for (const key of keys) if (!known.has(key)) unseen.push(...(await read(key)));
      const all = [...gone, ...unseen.filter(isIn(clearing))];
      await remove(all.map(({ key }) => key).filter((key) => keys.includes(key)));
      return bySlot(all);
    };
    return inTurn(clearOnDisk);
  }

  async function unreadable(): Promise<readonly string[]> {
    const keys = [];
    for (const key of await store.keys()) if ((await read(key)).length === 0) keys.push(key);
    return keys;
  }

  return {
    of,
    all: drafts.get,
    subscribe: drafts.subscribe,
    async put(draft, slot, photos) {
      const before = (of(draft)[slot] ?? []).map((photo) => placed({ draft, slot }, photo));
      const after = photos.map((photo) => placed({ draft, slot }, photo));
      const added = after.filter(({ key }) => !before.some((one) => one.key === key));
      const removed = before.filter(({ key }) => !after.some((one) => one.key === key));
      for (const { key } of added) takenAt.set(key, takenAt.get(key) ?? now());
      drafts.set(withPhotos(drafts.get(), { draft, slot }, photos));
      await inTurn(async () => {
        for (const { key, photo } of added) {
          const { mimeType, data } = photo;
          await store.write(key, { mimeType, data, storedAt: takenAt.get(key) ?? now() });
          onDisk = new Set([...onDisk, key]);
        }
        if (added.length > 0) tell();
        await remove(removed.map(({ key }) => key));
      });
    },
    clear: async (draft, which = all) =>
      void (await clear({ isOf: (other) => other === draft, which })),
    take: (draft) => clear({ isOf: (other) => other === draft, which: all }),
    async clearAll() {
      await clear({ isOf: all, which: all });
      await inTurn(async () => remove(await unreadable()));
    },
    restore() {
      const restoring = inTurn(load);
      loading = restoring.catch(() => undefined);
      return restoring;
    },
    loaded: async () => void (await loading),
    unreadable,
    removeUnreadable: (listed) =>
      inTurn(async () => remove((await unreadable()).filter((key) => listed.includes(key)))),
    onWritten: (listener) => void listeners.push(listener),
  };
}
