/** Locks that all tabs of this browser share. */
export interface Locks {
  inTurn<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** The part of navigator.locks that is used. */
export interface LockManagerPort {
  request<T>(
    name: string,
    options: { readonly signal: AbortSignal },
    work: () => Promise<T>,
  ): Promise<Awaited<T>>;
}

// A tab that the system froze keeps its lock for hours. After this limit the other tabs continue
// without the lock. The server's rotation rule keeps the session alive even then.
const LONGEST_WAIT_MS = 20_000;

/** `manager` is navigator.locks. If the browser has none, the tabs do not wait for each other. */
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
  let limit: ReturnType<typeof setTimeout> | undefined;
  // Not left to the signal: a browser that answers nothing does not answer it either.
  const tooLong = new Promise<'too-long'>((resolve) => {
    limit = setTimeout(() => {
      waiting.abort();
      resolve('too-long');
    }, LONGEST_WAIT_MS);
  });
  const underLock = manager.request(name, { signal: waiting.signal }, async () => {
    clearTimeout(limit);
    return waiting.signal.aborted ? null : { result: await work() };
  });
  const done = await Promise.race([underLock.catch(unlessAborted(waiting.signal)), tooLong]);
  return done === null || done === 'too-long' ? work() : done.result;
}

function unlessAborted(signal: AbortSignal): (error: unknown) => null {
  return (error) => {
    if (signal.aborted) return null;
    throw error;
  };
}
