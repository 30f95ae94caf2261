import pLimit from 'p-limit';
import { Busy } from '../base/errors';
import { PhotoPlaceFailure, type PhotoStore } from './photo-store';
import type { PhotoPlaces } from './photo-places';

/** After this many failures in a row, the place counts as away. */
const MOST_FAILURES = 3;
/** How long the place is left alone before one call tries it again. */
const REST_MS = 10_000;
/** Calls to a bucket at the same time, and calls that wait for them. */
const BUCKET = { atOnce: 8, waiting: 16 };
/**
 * A call to a folder occupies one of Node's four threads until the disk answers. The hashes of
 * passwords need the others.
 */
const FOLDER = { atOnce: 2, waiting: 32 };

export interface GuardedPlaces extends PhotoPlaces {
  /** The calls to the place for new pictures, and whether it is away. */
  state(): { readonly inFlight: number; readonly waiting: number; readonly isAway: boolean };
}

/**
 * Keeps a slow place of photos from holding up the server: only some calls run at the same time, and
 * after several failures all calls are refused at once, until a single one has succeeded again.
 * `now` counts milliseconds.
 */
export function guardPlaces(
  places: PhotoPlaces,
  now: () => number = () => performance.now(),
): GuardedPlaces {
  const guarded = new Map<string, GuardedStore>();
  const at = (place: string): GuardedStore => {
    const known = guarded.get(place) ?? guardStore(places.at(place), boundsOf(place), now);
    guarded.set(place, known);
    return known;
  };
  const { place } = places;
  const own = place === null ? null : at(place);
  return {
    place,
    at,
    state: () => own?.state() ?? { inFlight: 0, waiting: 0, isAway: false },
  };
}

interface GuardedStore extends PhotoStore, Pick<GuardedPlaces, 'state'> {}

function boundsOf(place: string): typeof BUCKET {
  return /^https?:/.test(place) ? BUCKET : FOLDER;
}

function guardStore(
  store: PhotoStore,
  { atOnce, waiting }: typeof BUCKET,
  now: () => number,
): GuardedStore {
  const limit = pLimit(atOnce);
  let failures = 0;
  let restsUntil = 0;
  let isTrying = false;
  const isAway = () => failures >= MOST_FAILURES && (isTrying || now() < restsUntil);

  async function attempt<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    // Also for calls that have waited: meanwhile, the calls before them may have failed.
    if (isAway()) throw new Busy('photos', REST_MS);
    const isTrial = failures >= MOST_FAILURES;
    isTrying ||= isTrial;
    try {
      const answer = await call();
      failures = 0;
      return answer;
    } catch (error) {
      if (error instanceof PhotoPlaceFailure && error.isPassing) {
        failures += 1;
        restsUntil = now() + REST_MS;
      }
      throw error;
    } finally {
      if (isTrial) isTrying = false;
    }
  }

  async function run<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    if (isAway() || limit.pendingCount >= waiting) throw new Busy('photos', REST_MS);
    return limit(() => attempt(call));
  }

  return {
    isAway,
    put: (photo) => run(() => store.put(photo)),
    get: (hash) => run(() => store.get(hash)),
    remove: (hash) => run(() => store.remove(hash)),
    state: () => ({
      inFlight: limit.activeCount,
      waiting: limit.pendingCount,
      isAway: isAway(),
    }),
  };
}
