import type { Locks } from './ports';

/** The part of navigator.locks that is used. */
export interface LockManagerPort {
  request<T>(
    name: string,
    options: { readonly ifAvailable: true },
    work: (lock: unknown) => Promise<T>,
  ): Promise<Awaited<T>>;
}

/**
 * Locks that all tabs share. Without navigator.locks they hold only for this page. Two tabs may
 * then send the same record, and the idempotency key keeps it one reading.
 */
export function createOutboxLocks(manager: LockManagerPort | null | undefined): Locks {
  return manager ? createTabLocks(manager) : createPageLocks();
}

function createTabLocks(manager: LockManagerPort): Locks {
  return {
    ifFree: async (name, work, otherwise) =>
      manager.request(name, { ifAvailable: true }, (lock) =>
        lock === null ? otherwise() : work(),
      ),
  };
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
