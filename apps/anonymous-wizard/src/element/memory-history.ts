import { WIZARD_STEPS } from '@ablesbar/validation';
import { observable } from '@ablesbar/ui/observable';
import type { StepHistory } from '../entry/step-history';
import { FIRST_PLACE, type Place } from '../entry/step-after';

/** The browser's history belongs to the page that embeds us, so the element keeps its own. */
export function createMemoryHistory(): StepHistory {
  const place = observable<Place>(FIRST_PLACE);
  let before: readonly Place[] = [];
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

/** Where 'back' leads when the list is empty, for example after a reload. */
function placeBefore({ step }: Place): Place {
  const before = WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1];
  return before === undefined ? FIRST_PLACE : { step: before, isChange: false };
}
