import type { StoredPhoto } from '@ablesbar/offline-queue';
import { isPhotoPart, type PhotoPart } from '@ablesbar/validation';

export interface DraftPhoto {
  readonly id: string;
  readonly mimeType: string;
  readonly data: ArrayBuffer;
  /** What was in the frame of the camera. It is shown above the counter, and never sent. */
  readonly counter?: PhotoPart;
}

/** Photos by their subject: a rate's taskId, or the single meter of a reading without a job. */
export type PhotosBySlot = Readonly<Record<string, readonly DraftPhoto[]>>;

export type PhotosByDraft = Readonly<Record<string, PhotosBySlot>>;

export interface Place {
  readonly draft: string;
  readonly slot: string;
}

export interface PlacedPhoto extends Place {
  readonly key: string;
  readonly photo: DraftPhoto;
}

export function placed(place: Place, photo: DraftPhoto): PlacedPhoto {
  const { draft, slot } = place;
  return { draft, slot, photo, key: JSON.stringify([draft, slot, photo.id]) };
}

/** Null if no photo of a draft can have this key. */
export function placeOf(key: string): (Place & { readonly id: string }) | null {
  try {
    const parts: unknown = JSON.parse(key);
    if (!Array.isArray(parts) || !parts.every((part) => typeof part === 'string')) return null;
    const [draft, slot, id] = parts;
    return draft === undefined || slot === undefined || id === undefined
      ? null
      : { draft, slot, id };
  } catch {
    return null;
  }
}

/** Null if no photo of a draft can have this key. */
export function placedFrom(key: string, stored: StoredPhoto): PlacedPhoto | null {
  const where = placeOf(key);
  if (where === null) return null;
  const { id, ...place } = where;
  const { mimeType, data, counter } = stored;
  return placed(place, { id, mimeType, data, ...(isPhotoPart(counter) && { counter }) });
}

export function placedIn(all: PhotosByDraft): readonly PlacedPhoto[] {
  return Object.entries(all).flatMap(([draft, slots]) =>
    Object.entries(slots).flatMap(([slot, photos]) =>
      photos.map((photo) => placed({ draft, slot }, photo)),
    ),
  );
}

/** Drafts without any of these photos stay the same objects, so that nobody assesses them again. */
export function withPhotos(
  all: PhotosByDraft,
  { draft, slot }: Place,
  photos: readonly DraftPhoto[],
): PhotosByDraft {
  return { ...all, [draft]: { ...all[draft], [slot]: photos } };
}

/** With further photos, in the order of their moments. */
export function withFound(
  all: PhotosByDraft,
  found: readonly PlacedPhoto[],
  moment: (photo: PlacedPhoto) => number,
): PhotosByDraft {
  return found.reduce((shown, { draft, slot, photo }) => {
    const photos = [...(shown[draft]?.[slot] ?? []), photo]
      .map((one) => placed({ draft, slot }, one))
      .sort((a, b) => moment(a) - moment(b));
    return withPhotos(
      shown,
      { draft, slot },
      photos.map((one) => one.photo),
    );
  }, all);
}

export function without(all: PhotosByDraft, gone: readonly PlacedPhoto[]): PhotosByDraft {
  return gone.reduce((left, { draft, slot, photo }) => {
    const photos = (left[draft]?.[slot] ?? []).filter(({ id }) => id !== photo.id);
    const slots = withPhotos(left, { draft, slot }, photos)[draft] ?? {};
    const filled = Object.entries(slots).filter(([, taken]) => taken.length > 0);
    const others = Object.entries(left).filter(([id]) => id !== draft);
    return filled.length === 0
      ? Object.fromEntries(others)
      : { ...left, [draft]: Object.fromEntries(filled) };
  }, all);
}

export function bySlot(photos: readonly PlacedPhoto[]): PhotosBySlot {
  return photos.reduce<Record<string, readonly DraftPhoto[]>>(
    (all, { slot, photo }) => ({ ...all, [slot]: [...(all[slot] ?? []), photo] }),
    {},
  );
}
