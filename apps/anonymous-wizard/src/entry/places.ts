import { WIZARD_STEPS } from '@ablesbar/validation';
import { observable } from '@ablesbar/ui/observable';
import { jsonObject } from './json-object';
import { FIRST_PLACE, type Place } from './step-after';

/** The user's place in the wizard. */
export interface Places {
  readonly get: () => Place;
  readonly subscribe: (listener: () => void) => () => void;
  readonly go: (place: Place) => void;
  /** Goes to a place without a way back to the current one. */
  readonly replace: (place: Place) => void;
  readonly back: () => void;
}

/** The page's places are entries of the browser's history, so the browser's 'back' goes one step back. */
export function createPagePlaces(page: Pick<Window, 'history' | 'addEventListener'>): Places {
  const { history } = page;
  const place = observable(placeOf(history.state));
  // This history entry may hold the state of another page of this origin.
  history.replaceState(stateOf(place.get()), '');
  page.addEventListener('popstate', () => place.set(placeOf(history.state)));
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
