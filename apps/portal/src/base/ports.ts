import type { ChannelPort, Clock } from '@ablesbar/api-client';

/** Everything the portal takes from its environment; tests and stories pass their own. */
export interface Ports {
  readonly fetch: typeof fetch;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly after: Clock['after'];
  readonly locks: LockManager | undefined;
  readonly caches: CacheStorage | undefined;
  /** Asks the browser never to evict the data stored here. */
  readonly keepStorage: () => Promise<boolean>;
  readonly openChannel: (name: string) => ChannelPort | null;
}

export const browserPorts: Ports = {
  fetch: (input, init) => fetch(input, init),
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
  // Absent on plain http (except localhost) and in old browsers: the queue then relies on its keys
  // alone.
  locks: 'locks' in navigator ? navigator.locks : undefined,
  // Absent on plain http, like the service worker that answers from them.
  caches: 'caches' in window ? window.caches : undefined,
  keepStorage: async () => 'storage' in navigator && navigator.storage.persist(),
  openChannel: (name) => ('BroadcastChannel' in window ? new BroadcastChannel(name) : null),
};

/** Rejects if the work takes longer. What a browser never answers must not hold up a user. */
export function within<T>(
  after: Ports['after'],
  ms: number,
  work: Promise<T>,
  late: () => Error = () => new Error(`no answer within ${ms} ms`),
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = after(ms, () => reject(late()));
    work.then(resolve, reject).finally(cancel);
  });
}
