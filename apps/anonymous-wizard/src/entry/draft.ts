import type { DraftStorage } from '../app/ports';
import type { Attempt } from '../submission/attempt';
import { keptAttempt, keptEntry, keptPhotos, parsedDraft, photoIds } from './draft-from-json';
import type { Entry, Photo } from './entry';

/** What survives a reload: the entry, and the last attempt to send it. */
export interface Draft {
  readonly entry: Entry;
  readonly attempt: Attempt | null;
}

const DRAFT = 'ablesbar-wizard';
/** Each photo is stored under its own key: if one is too large for the storage, the others are still kept. */
const photoPlace = (id: string) => `ablesbar-wizard-photo-${id}`;

export interface Drafts {
  /** Fills an empty entry from the draft. Fields that are missing or not readable stay empty. */
  readonly read: (empty: Entry) => Draft;
  readonly write: (draft: Draft) => void;
  readonly clear: () => void;
}

export function createDrafts(storage: DraftStorage | null): Drafts {
  let kept: ReadonlySet<string> = new Set();

  const keepPhotos = (photos: readonly Photo[]) => {
    for (const { id } of photos) kept = new Set([...kept, id]);
    const ids = new Set(photos.map(({ id }) => id));
    for (const id of kept) if (!ids.has(id)) storage?.removeItem(photoPlace(id));
    kept = ids;
  };

  return {
    read(empty) {
      const {
        entry: form,
        attempt,
        photos,
        counters,
      } = parsedDraft(storage?.getItem(DRAFT) ?? null);
      const pictureOf = (id: string) => storage?.getItem(photoPlace(id)) ?? null;
      const entry = {
        ...keptEntry(form, empty),
        photos: keptPhotos({ photos, counters }, pictureOf),
      };
      kept = new Set(Object.values(entry.photos).flatMap((taken) => taken.map(({ id }) => id)));
      return { entry, attempt: keptAttempt(attempt) };
    },
    write({ entry: { photos, ...entry }, attempt }) {
      const taken = Object.values(photos).flat();
      for (const photo of taken) {
        if (!kept.has(photo.id)) stored(storage, photoPlace(photo.id), photo.encodedImage);
      }
      keepPhotos(taken);
      const ids: Record<string, readonly string[]> = {};
      for (const [obis, list] of Object.entries(photos)) {
        ids[obis] = list.map(({ id }) => id);
      }
      const counters = Object.fromEntries(taken.map(({ id, counter }) => [id, counter]));
      stored(
        storage,
        DRAFT,
        JSON.stringify({ entry: storable(entry), attempt, photos: ids, counters }),
      );
    },
    clear() {
      // An earlier visit in this tab may have left photos that nobody has read here.
      const { photos } = parsedDraft(storage?.getItem(DRAFT) ?? null);
      kept = new Set([...kept, ...photoIds(photos)]);
      keepPhotos([]);
      storage?.removeItem(DRAFT);
    },
  };
}

/** A contact that was kept from the meter before is never stored (customer decision 46). */
function storable({ isContactKept, contact, email, ...entry }: Omit<Entry, 'photos'>) {
  return isContactKept ? entry : { ...entry, contact, email };
}

/** If the storage is full, a reload loses this text. The open form loses nothing. */
function stored(storage: DraftStorage | null, place: string, text: string): void {
  try {
    storage?.setItem(place, text);
  } catch {
    storage?.removeItem(place);
  }
}
