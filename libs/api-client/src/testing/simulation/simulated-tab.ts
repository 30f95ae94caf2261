import type { LockManagerPort } from '../../session/locks';
import type { TokenStore } from '../../session/token-store';

/** A simulated tab, which chance may close or freeze at any await. */
export interface SimulatedTab {
  /** Resolves with the result of the work when the tab runs; never if the tab was closed. */
  readonly whileOpen: <T>(work: Promise<T>) => Promise<T>;
  readonly isClosed: () => boolean;
  readonly close: () => void;
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly onClose: (listener: () => void) => void;
}

/** `strike` is called at every await and may close or freeze the tab there. */
export function createSimulatedTab(strike: (tab: SimulatedTab) => void): SimulatedTab {
  const onClose = new Set<() => void>();
  const held = new Set<() => void>();
  let state: 'runs' | 'frozen' | 'closed' = 'runs';
  const whenItRuns = () =>
    state === 'runs'
      ? Promise.resolve()
      : new Promise<void>((resolve) => state === 'frozen' && held.add(resolve));
  const tab: SimulatedTab = {
    async whileOpen(work) {
      // The work that has begun continues; only the tab stops.
      strike(tab);
      try {
        return await work;
      } finally {
        await whenItRuns();
      }
    },
    isClosed: () => state === 'closed',
    close() {
      state = 'closed';
      held.clear();
      onClose.forEach((listener) => listener());
    },
    freeze() {
      if (state === 'runs') state = 'frozen';
    },
    thaw() {
      if (state !== 'frozen') return;
      state = 'runs';
      held.forEach((resolve) => resolve());
      held.clear();
    },
    onClose: (listener) => void onClose.add(listener),
  };
  return tab;
}

/** The browser's token store as this tab sees it. */
export function storeOf(store: TokenStore, { whileOpen }: SimulatedTab): TokenStore {
  return {
    accountIds: () => whileOpen(store.accountIds()),
    read: (accountId) => whileOpen(store.read(accountId)),
    change: (accountId, decide) => whileOpen(store.change(accountId, decide)),
    remove: (accountId) => whileOpen(store.remove(accountId)),
    onLate: store.onLate,
  };
}

/** The browser's locks: a closed tab releases its lock, a frozen tab keeps it. */
export function createModelLocks() {
  const queues = new Map<string, (() => void)[]>();

  return (tab: SimulatedTab): LockManagerPort => ({
    request: <T>(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<T>) =>
      new Promise<Awaited<T>>((resolve, reject) => {
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        let isHeld = false;
        const start = () => {
          isHeld = true;
          const working = work();
          resolve(Promise.resolve(working));
          void working.catch(() => undefined).then(leave);
        };
        const leave = () => {
          const place = queue.indexOf(start);
          if (place < 0) return;
          queue.splice(place, 1);
          if (place === 0) queue[0]?.();
        };
        tab.onClose(leave);
        signal.addEventListener('abort', () => {
          if (isHeld) return;
          leave();
          reject(new DOMException('', 'AbortError'));
        });
        queue.push(start);
        if (queue.length === 1) start();
      }),
  });
}
