import type { ChannelPort } from '@ablesbar/api-client';
import type { Locks } from '@ablesbar/offline-queue';
import type { VirtualTime } from '@ablesbar/offline-queue/testing';
import type { Page } from './a-disk';
import type { Faults } from './faults';

const LATE_MS = 4000;

/** A BroadcastChannel whose messages may come late, in another order, or never. */
export function createChannels(time: VirtualTime, faults: Faults) {
  const listeners = new Map<Page, ((message: { readonly data: unknown }) => void)[]>();
  return (page: Page): ChannelPort => ({
    postMessage(data) {
      for (const [other, some] of listeners) {
        if (other === page || other.isClosed() || faults.happens('lostMessage')) continue;
        const ms = faults.happens('lateMessage') ? faults.chance() * LATE_MS : 1;
        time.after(ms, () => {
          if (!other.isClosed()) some.forEach((listener) => listener({ data }));
        });
      }
    },
    addEventListener(_type, listener) {
      listeners.set(page, [...(listeners.get(page) ?? []), listener]);
    },
  });
}

/** The browser's locks. A closed page releases its own. */
export function createLocks() {
  const held = new Map<string, Page>();
  return (page: Page): Locks => ({
    async ifFree(name, work, otherwise) {
      if (page.isClosed() || held.has(name)) return otherwise();
      held.set(name, page);
      const release = () => {
        if (held.get(name) === page) held.delete(name);
      };
      page.onClose(release);
      try {
        return await work();
      } finally {
        release();
      }
    },
  });
}
