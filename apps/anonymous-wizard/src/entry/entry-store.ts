import type { AnonymousRatesConfig, AnonymousReadingConfig, CalendarDay } from '@ablesbar/domain';
import { withRateReplaced } from '@ablesbar/validation';
import { observable } from '@ablesbar/ui/observable';
import type { WizardPorts } from '../app/ports';
import type { Attempt } from '../submission/attempt';
import type { Draft, Drafts } from './draft';
import {
  type Entry,
  firstEntry,
  type KeptContact,
  movedTo,
  type Photo,
  type RateChange,
} from './entry';

interface EntryState extends Draft {
  /** The OBIS codes of photos that are being scaled, a code as often as its rate waits. */
  readonly scaling: readonly string[];
}

/** The photos of one rate, in the entry that was open when they were asked for. */
export interface RatePhotos {
  /** Does nothing once that entry was cleared: the photo would belong to the next meter. */
  readonly change: (next: (before: readonly Photo[]) => readonly Photo[]) => void;
  /** A camera and a photo field scale on their own, and the first to end must not speak for both. */
  readonly setScaling: (isScaling: boolean) => void;
}

/** What the user enters. Each change is stored after its keystroke is handled, because storing is slow. */
export interface EntryStore {
  readonly get: () => EntryState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (part: Partial<Entry>) => void;
  /** A new day has begun: a reading date that nobody chose follows it. */
  readonly followDay: (before: CalendarDay) => void;
  readonly remember: (attempt: Attempt) => void;
  readonly photosOf: (obis: string) => RatePhotos;
  /** Also a photo that is still being scaled goes with the rate that is chosen. */
  readonly replaceRate: (all: AnonymousRatesConfig, change: RateChange) => void;
  /**
   * Called after success, before the next meter and when the user leaves: nothing of the entry stays on
   * the device. The next meter may begin with a kept contact, in memory.
   */
  readonly clear: (kept?: KeptContact) => void;
}

export interface EntryStoreSetup {
  readonly config: AnonymousReadingConfig;
  readonly today: () => CalendarDay;
  readonly drafts: Drafts;
  readonly soon: WizardPorts['soon'];
}

export function createEntryStore(setup: EntryStoreSetup): EntryStore {
  const { config, today, drafts, soon } = setup;
  const draft = observable<EntryState>({
    ...drafts.read(firstEntry(config, today())),
    scaling: [],
  });
  let callOff = () => {};
  /** Counts the entries that were cleared. */
  let cleared = 0;
  let isDayChosen = draft.get().entry.day !== today();
  /** The changes of rates that took the entries with them. */
  let moves: readonly RateChange[] = [];
  const change = (part: Partial<Entry>) => {
    isDayChosen ||= part.day !== undefined;
    draft.set({ ...draft.get(), entry: { ...draft.get().entry, ...part } });
    callOff();
    callOff = soon(() => drafts.write(draft.get()));
  };
  return {
    get: draft.get,
    subscribe: draft.subscribe,
    change,
    photosOf(obis) {
      const own = cleared;
      const before = moves.length;
      const placeNow = () => moves.slice(before).reduce(placeAfter, obis);
      return {
        change(next) {
          if (own !== cleared) return;
          const { photos } = draft.get().entry;
          const place = placeNow();
          change({ photos: { ...photos, [place]: next(photos[place] ?? []) } });
        },
        setScaling(isScaling) {
          if (own !== cleared) return;
          const { scaling, ...rest } = draft.get();
          draft.set({ ...rest, scaling: withScaling(scaling, placeNow(), isScaling) });
        },
      };
    },
    replaceRate(all, move) {
      const { entry, scaling } = draft.get();
      const moved = movedTo(move, entry);
      if (moved !== null) {
        moves = [...moves, move];
        draft.set({ ...draft.get(), scaling: scaling.map((obis) => placeAfter(obis, move)) });
      }
      change({ rates: withRateReplaced(all, entry.rates, move), ...moved });
    },
    followDay(before) {
      const { entry, attempt } = draft.get();
      // A reading that may have arrived already goes once more as it was.
      if (isDayChosen || entry.day !== before || attempt !== null) return;
      change({ day: today() });
      isDayChosen = false;
    },
    remember(attempt) {
      draft.set({ ...draft.get(), attempt });
      // Stored at once: after a crash, a retry must use the same key.
      callOff();
      drafts.write(draft.get());
    },
    clear(kept) {
      callOff();
      drafts.clear();
      cleared += 1;
      isDayChosen = false;
      const entry = { ...firstEntry(config, today()), ...kept };
      draft.set({ entry, attempt: null, scaling: [] });
    },
  };
}

function placeAfter(place: string, { obis, by }: RateChange): string {
  return place === obis ? by : place;
}

function withScaling(
  scaling: readonly string[],
  obis: string,
  isScaling: boolean,
): readonly string[] {
  if (isScaling) return [...scaling, obis];
  const at = scaling.indexOf(obis);
  return scaling.filter((_, n) => n !== at);
}
