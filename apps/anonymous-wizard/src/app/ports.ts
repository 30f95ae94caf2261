import { randomId } from './random-id';

/** What the wizard takes from its surroundings; tests and the element hand in their own. */
export interface WizardPorts {
  readonly fetch: typeof fetch;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Returns how to call it off. */
  readonly after: (ms: number, action: () => void) => () => void;
  /** Where the draft lies; null in a frame without storage. */
  readonly storage: DraftStorage | null;
}

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const browserPorts: WizardPorts = {
  fetch: (input, init) => fetch(input, init),
  now: () => new Date(),
  newId: () => randomId(),
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
  storage: sessionStorageOrNone(),
};

/** In a sandboxed frame even asking for it throws. */
function sessionStorageOrNone(): DraftStorage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
