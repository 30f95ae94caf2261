import type { LockManagerPort } from '../../outbox/create-locks';
import type { Clock, PhotoStore, RecordStore } from '../../outbox/ports';
import type { Faults } from './faults';
import type { VirtualTime } from './virtual-time';

/** A page that may be closed at each await. The work that has begun continues without it. */
export interface Page {
  readonly isClosed: () => boolean;
  readonly close: () => void;
  readonly onClose: (listener: () => void) => void;
  /** Resolves with the result of the work; never if the page was closed meanwhile. */
  readonly whileOpen: <T>(work: () => Promise<T>) => Promise<T>;
  readonly clock: Clock;
}

const FROZEN_MS = 5 * 60_000;

const never = () => new Promise<never>(() => undefined);

export function openPage(time: VirtualTime, faults: Faults): Page {
  const listeners = new Set<() => void>();
  let isClosed = false;
  const close = () => {
    isClosed = true;
    listeners.forEach((listener) => listener());
  };
  const page: Page = {
    isClosed: () => isClosed,
    close,
    onClose: (listener) => void listeners.add(listener),
    async whileOpen(work) {
      if (isClosed) return never();
      const isKilled = faults.happens('kill');
      const isBefore = isKilled && faults.chance() < 0.5;
      if (isBefore) {
        close();
        return never();
      }
      try {
        return await work();
      } finally {
        if (isKilled) close();
        else if (faults.happens('frozen')) await time.wait(faults.chance() * FROZEN_MS);
        if (isClosed) await never();
      }
    },
    clock: {
      now: time.now,
      after: (ms, action) =>
        time.after(ms, () => {
          if (!isClosed) action();
        }),
    },
  };
  return page;
}

export function recordsOf(store: RecordStore, { whileOpen }: Page): RecordStore {
  return {
    entries: () => whileOpen(() => store.entries()),
    all: () => whileOpen(() => store.all()),
    read: (id) => whileOpen(() => store.read(id)),
    commit: (record) => whileOpen(() => store.commit(record)),
    change: (id, decide) => whileOpen(() => store.change(id, decide)),
    remove: (id) => whileOpen(() => store.remove(id)),
  };
}

export function photosOf(store: PhotoStore, { whileOpen }: Page): PhotoStore {
  return {
    keys: () => whileOpen(() => store.keys()),
    read: (key) => whileOpen(() => store.read(key)),
    stored: (key) => whileOpen(() => store.stored(key)),
    write: (key, photo) => whileOpen(() => store.write(key, photo)),
    remove: (key) => whileOpen(() => store.remove(key)),
  };
}

/** The browser's locks: a closed page releases its lock, a frozen page keeps it. */
export function createModelLocks() {
  const held = new Map<string, Page>();
  return (page: Page): LockManagerPort => ({
    async request<T>(
      name: string,
      _options: unknown,
      work: (lock: unknown) => Promise<T>,
    ): Promise<Awaited<T>> {
      // Code of a closed page may still run for a moment. It must not take a lock that nobody would
      // release.
      if (page.isClosed()) return never();
      if (held.has(name)) return await work(null);
      held.set(name, page);
      const release = () => {
        if (held.get(name) === page) held.delete(name);
      };
      page.onClose(release);
      try {
        return await work(name);
      } finally {
        release();
      }
    },
  });
}
