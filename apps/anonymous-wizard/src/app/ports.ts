/** What the wizard takes from its surroundings; tests and the element hand in their own. */
export interface WizardPorts {
  readonly fetch: typeof fetch;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Returns a function that cancels the action. */
  readonly after: (ms: number, action: () => void) => () => void;
  /** Runs the action after the current task, or when the page is left. Returns a function that cancels it. */
  readonly soon: (action: () => void) => () => void;
  /** Where the draft is stored; null in a frame without storage. */
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

/** One listener for all actions: adding and removing one per keystroke takes longer than the action. */
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

/** In a sandboxed frame even reading `window.sessionStorage` throws. */
function sessionStorageOrNone(): DraftStorage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** A UUID (version 4). `crypto.randomUUID` is missing in pages without https, where we may be embedded. */
export function randomId(source: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = source.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, at) => {
    // The bytes 6 and 8 also hold the version and the variant.
    const marked = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
