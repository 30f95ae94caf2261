import { WIZARD_STEPS } from '@ablesbar/validation';
import { observable } from '@ablesbar/ui/observable';
import type { DraftStorage } from '../app/ports';
import { FIRST_PLACE, type Place } from '../entry/step-after';
import { placeFrom, type StepHistory } from '../entry/step-history';

/** Beside the draft, for a reload. It names no person and no reading. */
const STEP = 'ablesbar-wizard-step';

interface Kept {
  readonly storage: DraftStorage | null;
  /** For a reload: the user comes back to the step that was left. */
  readonly isReload: boolean;
}

const NOTHING_KEPT: Kept = { storage: null, isReload: false };

/** The browser's history belongs to the page that embeds us, so the element keeps its own. */
export function createMemoryHistory({ storage, isReload } = NOTHING_KEPT): StepHistory {
  const place = observable<Place>(isReload ? keptPlace(storage) : FIRST_PLACE);
  let before: readonly Place[] = [];
  const keep = () => keepPlace(storage, place.get());
  keep();
  place.subscribe(keep);
  return {
    get: place.get,
    subscribe: place.subscribe,
    go(next) {
      before = [...before, place.get()];
      place.set(next);
    },
    replace(next) {
      before = [];
      place.set(next);
    },
    back() {
      const last = before.at(-1) ?? placeBefore(place.get());
      before = before.slice(0, -1);
      place.set(last);
    },
    // Only our own buttons lead through this list.
    hold: () => undefined,
  };
}

function keptPlace(storage: DraftStorage | null): Place {
  try {
    return placeFrom(JSON.parse(storage?.getItem(STEP) ?? 'null'));
  } catch {
    return FIRST_PLACE;
  }
}

/** Before the first entry and after the last one, nothing stays on the device. */
function keepPlace(storage: DraftStorage | null, place: Place): void {
  try {
    if (place.step === 'METER' || place.step === 'DONE') storage?.removeItem(STEP);
    else storage?.setItem(STEP, JSON.stringify(place));
  } catch {
    // Without room, a reload begins at the first step.
  }
}

/** Where 'back' leads when the list is empty, for example after a reload. */
function placeBefore({ step }: Place): Place {
  const before = WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1];
  return before === undefined ? FIRST_PLACE : { step: before, isChange: false };
}
