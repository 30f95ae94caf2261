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
export function createPageHistory(
  page: Pick<Window, 'history' | 'addEventListener' | 'setTimeout' | 'clearTimeout'>,
): StepHistory {
  const { history } = page;
  const place = observable(placeOf(history.state));
  // The number of the browser's entry that the place stands for.
  let own = numberOf(history.state);
  let isHeld = false;
  let returning: number | undefined;
  const write = () => history.replaceState(stateOf(place.get(), own), '');
  // This history entry may hold the state of another page of this origin.
  write();
  page.addEventListener('popstate', () => {
    const reached = numberOf(history.state);
    if (reached === own) {
      // Returned to the entry that the user may not leave. The reading may have arrived on the way.
      if (returning !== undefined) write();
      returning = undefined;
    } else if (isHeld) {
      // Several steps may be under way, in both directions: the way back starts after the last one.
      page.clearTimeout(returning);
      returning = page.setTimeout(() => history.go(own - numberOf(history.state)), RETURN_MS);
    } else {
      own = reached;
      place.set(placeOf(history.state));
    }
  });
  return {
    get: place.get,
    subscribe: place.subscribe,
    go(next) {
      own += 1;
      history.pushState(stateOf(next, own), '');
      place.set(next);
    },
    replace(next) {
      place.set(next);
      // Otherwise it is written on return.
      if (numberOf(history.state) === own) write();
    },
    back: () => history.back(),
    hold(next) {
      isHeld = next;
    },
  };
}

const RETURN_MS = 50;

function stateOf(place: Place, number: number): unknown {
  return { ablesbarWizard: { ...place, number } };
}

/** Entries before the first of the wizard have no number; nobody returns to those without leaving it. */
function numberOf(state: unknown): number {
  const { number } = jsonObject(jsonObject(state)['ablesbarWizard']);
  return typeof number === 'number' ? number : 0;
}

function placeOf(state: unknown): Place {
  return placeFrom(jsonObject(state)['ablesbarWizard']);
}

export function placeFrom(json: unknown): Place {
  const { step: name, isChange } = jsonObject(json);
  const step = WIZARD_STEPS.find((one) => one === name);
  return step === undefined ? FIRST_PLACE : { step, isChange: isChange === true };
}
