import { type Timer, withinTime } from '../storage/within-time';
import type { Locks } from './ports';

/** The part of navigator.locks that is used. */
export interface LockManagerPort {
  request<T>(
    name: string,
    options: { readonly ifAvailable: true },
    work: (lock: unknown) => Promise<T>,
  ): Promise<Awaited<T>>;
}

// A user may wait for the work.
const ANSWER_LIMIT_MS = 3000;

/**
 * Locks that all tabs share. Without navigator.locks, or without its answer, they hold only for this
 * page. Two tabs may then send the same record, and the idempotency key keeps it one reading.
 */
export function createOutboxLocks(
  manager: LockManagerPort | null | undefined,
  clock: Timer,
): Locks {
  return manager ? createTabLocks(manager, clock) : createPageLocks();
}

function createTabLocks(manager: LockManagerPort, clock: Timer): Locks {
  const inPage = createPageLocks();
  return {
    async ifFree(name, work, otherwise) {
      const answer = await askFor(manager, name, clock);
      if (answer === 'silent') return inPage.ifFree(name, work, otherwise);
      if (answer === 'held') return otherwise();
      try {
        return await work();
      } finally {
        await answer.release();
      }
    },
  };
}

interface Granted {
  /** Resolves once the lock is free for the next one. */
  readonly release: () => Promise<void>;
}

/** A lock that comes too late is given back at once. */
function askFor(
  manager: LockManagerPort,
  name: string,
  clock: Timer,
): Promise<'silent' | 'held' | Granted> {
  return new Promise((resolve) => {
    let isTooLate = false;
    const cancel = clock.after(ANSWER_LIMIT_MS, () => {
      isTooLate = true;
      resolve('silent');
    });
    const held = manager.request(name, { ifAvailable: true }, async (lock) => {
      cancel();
      if (isTooLate) return;
      if (lock === null) return resolve('held');
      await new Promise<void>((giveBack) =>
        resolve({
          release() {
            giveBack();
            return withinTime(clock, ANSWER_LIMIT_MS, held).catch(() => undefined);
          },
        }),
      );
    });
    // The browser refuses: some do so in a page without storage.
    held.catch(() => {
      cancel();
      resolve('silent');
    });
  });
}

function createPageLocks(): Locks {
  const held = new Set<string>();
  return {
    async ifFree(name, work, otherwise) {
      if (held.has(name)) return otherwise();
      held.add(name);
      try {
        return await work();
      } finally {
        held.delete(name);
      }
    },
  };
}
