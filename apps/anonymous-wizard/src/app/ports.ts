import { randomId } from './random-id';

/** What the wizard takes from its surroundings; tests and the element hand in their own. */
export interface WizardPorts {
  readonly fetch: typeof fetch;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Returns how to call it off. */
  readonly after: (ms: number, action: () => void) => () => void;
  /** Behind what goes on now, and before the page goes at the latest. Returns how to call it off. */
  readonly soon: (action: () => void) => () => void;
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
  soon: beforeItGoes(window),
  storage: sessionStorageOrNone(),
};

/** One listener for all of it: adding and removing one with every key takes longer than what is put off. */
function beforeItGoes(page: Window): WizardPorts['soon'] {
  const waiting = new Set<() => void>();
  page.addEventListener('pagehide', () => waiting.forEach((run) => run()));
  return (action) => {
    const run = () => {
      if (waiting.delete(run)) action();
    };
    waiting.add(run);
    setTimeout(run);
    return () => void waiting.delete(run);
  };
}

/** In a sandboxed frame even asking for it throws. */
function sessionStorageOrNone(): DraftStorage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
