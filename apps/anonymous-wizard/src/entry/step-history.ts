import { WIZARD_STEPS } from '@ablesbar/validation';
import { observable } from '@ablesbar/ui/observable';
import { jsonObject } from './json-object';
import { FIRST_PLACE, type Place } from './step-after';

/** Where the user is in the wizard, and the way back through the steps before. */
export interface StepHistory {
  readonly get: () => Place;
  readonly subscribe: (listener: () => void) => () => void;
  readonly go: (place: Place) => void;
  /** Goes to a place without a way back to the current one. */
  readonly replace: (place: Place) => void;
  readonly back: () => void;
  /**
   * While held, the browser's back and forward lead nowhere: a change made elsewhere in the form would be
   * lost when the reading that is on its way arrives.
   */
  readonly hold: (isHeld: boolean) => void;
}

/** On our page it is the browser's history, so the browser's 'back' goes one step back. */
export function createPageHistory(page: Pick<Window, 'history' | 'addEventListener'>): StepHistory {
  const { history } = page;
  const place = observable(placeOf(history.state));
  // This history entry may hold the state of another page of this origin.
  history.replaceState(stateOf(place.get()), '');
  let isHeld = false;
  // True while the browser goes forward again to the entry that the user may not leave.
  let isReturning = false;
  page.addEventListener('popstate', () => {
    const next = placeOf(history.state);
    if (isHeld && next.step !== place.get().step) {
      isReturning = true;
      history.forward();
    } else if (isReturning) {
      isReturning = false;
      // The reading may have arrived on the way.
      history.replaceState(stateOf(place.get()), '');
    } else place.set(next);
  });
  return {
    get: place.get,
    subscribe: place.subscribe,
    go(next) {
      history.pushState(stateOf(next), '');
      place.set(next);
    },
    replace(next) {
      history.replaceState(stateOf(next), '');
      place.set(next);
    },
    back: () => history.back(),
    hold(next) {
      isHeld = next;
    },
  };
}

function stateOf(place: Place): unknown {
  return { ablesbarWizard: place };
}

function placeOf(state: unknown): Place {
  const { step: name, isChange } = jsonObject(jsonObject(state)['ablesbarWizard']);
  const step = WIZARD_STEPS.find((one) => one === name);
  return step === undefined ? FIRST_PLACE : { step, isChange: isChange === true };
}
