import { createPhotoStore, type PhotoStore } from '@ablesbar/offline-queue';
import { observable } from '@ablesbar/ui/observable';
import { device } from '../base/device';
import { createInTurn } from '../base/in-turn';
import { nullIfBroken } from '../base/until-stored';
import type { Ports } from '../base/ports';
import { type Clearing, isOfClearing, isUnseenOf, type WhichPhotos } from './photo-clearing';
import {
  bySlot,
  type DraftPhoto,
  type PhotosByDraft,
  type PhotosBySlot,
  placed,
  placedFrom,
  placedIn,
  type PlacedPhoto,
  placeOf,
  withFound,
  withPhotos,
  without,
} from './placed-photos';

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
  const momentOf = ({ key }: PlacedPhoto) => takenAt.get(key) ?? 0;

  async function read(key: string): Promise<readonly PlacedPhoto[]> {
    const stored = await store.read(key).catch(nullIfBroken);
    const photo = stored && placedFrom(key, stored);
    // A photo that this build cannot show stays and does not keep the others.
    if (!photo) return [];
    takenAt.set(key, stored.storedAt);
    return [photo];
  }

  function show(found: readonly PlacedPhoto[], gone: readonly PlacedPhoto[]): void {
    if (found.length + gone.length === 0) return;
    drafts.set(withFound(without(drafts.get(), gone), found, momentOf));
  }

  async function load(): Promise<void> {
    for (const one of clearings) if (one.hasFailed) await clearOnDisk(one).catch(() => undefined);
    const keys = new Set(await store.keys());
    const found: PlacedPhoto[] = [];
    for (const key of keys) if (!onDisk.has(key)) found.push(...(await read(key)));
    const shown = placedIn(drafts.get());
    const isShown = ({ key }: PlacedPhoto) => shown.some((one) => one.key === key);
    const isCleared = (one: PlacedPhoto) =>
      [...clearings].some((some) => isUnseenOf(some, one, momentOf(one)));
    const gone = shown.filter(({ key }) => onDisk.has(key) && !keys.has(key));
    onDisk = keys;
    show(
      found.filter((one) => !isShown(one) && !isCleared(one)),
      gone,
    );
  }

  const tell = () => listeners.forEach((listener) => listener());

  async function remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await store.remove(key);
      onDisk = new Set([...onDisk].filter((other) => other !== key));
    }
    if (keys.length > 0) tell();
  }

  async function clearOnDisk(clearing: Clearing): Promise<PhotosBySlot> {
    const { isOf, gone, onDisk: before, spared } = clearing;
    const keys = (await store.keys()).filter((key) => isOf(placeOf(key)?.draft ?? ''));
    const known = new Set([...gone, ...placedIn(drafts.get())].map(({ key }) => key));
    const unseen: PlacedPhoto[] = [];
    for (const key of keys) if (!known.has(key)) unseen.push(...(await read(key)));
    const found = [...gone, ...unseen.filter((one) => isUnseenOf(clearing, one, momentOf(one)))];
    await remove(
      found.map(({ key }) => key).filter((key) => keys.includes(key) && !spared.has(key)),
    );
    clearings.delete(clearing);
    // Another tab may have sent or removed a photo that was still shown here.
    return bySlot(found.filter(({ key }) => keys.includes(key) || !before.has(key)));
  }

  async function clear(isOf: Clearing['isOf'], which: WhichPhotos = all): Promise<PhotosBySlot> {
    const what = { isOf, which };
    const gone = placedIn(drafts.get()).filter((one) => isOfClearing(what, one, momentOf(one)));
    const spared = new Set<string>();
    const clearing = { ...what, at: now(), gone, onDisk, spared, hasFailed: false };
    show([], gone);
    clearings.add(clearing);
    return inTurn(async () => {
      clearing.hasFailed = true;
      return clearOnDisk(clearing);
    });
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
      for (const { key } of added) {
        takenAt.set(key, takenAt.get(key) ?? now());
        for (const { spared } of clearings) spared.add(key);
      }
      drafts.set(withPhotos(drafts.get(), { draft, slot }, photos));
      await inTurn(async () => {
        const shown = placedIn(drafts.get());
        for (const { key, photo } of added) {
          // Another tab may have removed it meanwhile.
          if (!shown.some((one) => one.key === key)) continue;
          const { mimeType, data, counter } = photo;
          const storedAt = takenAt.get(key) ?? now();
          await store.write(key, { mimeType, data, counter, storedAt });
          onDisk = new Set([...onDisk, key]);
        }
        if (added.length > 0) tell();
        await remove(removed.map(({ key }) => key));
      });
    },
    clear: async (draft, which) => void (await clear((other) => other === draft, which)),
    take: (draft) => clear((other) => other === draft),
    async clearAll() {
      await clear(all);
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
