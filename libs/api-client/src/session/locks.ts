/** Takes turns over all tabs of this browser. */
export interface Locks {
  inTurn<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** What is needed of navigator.locks. */
export interface LockManagerPort {
  request<T>(
    name: string,
    options: { readonly signal: AbortSignal },
    work: () => Promise<T>,
  ): Promise<Awaited<T>>;
}

// A tab that the system froze keeps its lock for hours. The others then go on without: the
// server's rotation rule keeps the session alive even so.
const LONGEST_WAIT_MS = 20_000;

/** `manager` is navigator.locks; where the browser has none, every tab is on its own. */
export function createLocks(manager: LockManagerPort | null | undefined): Locks {
  return {
    inTurn: (name, work) => (manager ? inTurn(manager, name, work) : work()),
  };
}

async function inTurn<T>(
  manager: LockManagerPort,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const waiting = new AbortController();
  const limit = setTimeout(() => waiting.abort(), LONGEST_WAIT_MS);
  try {
    return await manager.request(name, { signal: waiting.signal }, () => {
      clearTimeout(limit);
      return work();
    });
  } catch (error) {
    if (!waiting.signal.aborted) throw error;
    return work();
  }
}
