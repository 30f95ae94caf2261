import type { OutboxPorts } from '@ablesbar/offline-queue';

const KEYS = 'ablesbar-unstored';

/**
 * The keys of readings that this device could not store and that were sent all the same (D184). They
 * stand beside the database, which is what failed.
 */
export function keyNotesIn(browser: {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
}): NonNullable<OutboxPorts['keyNotes']> {
  return {
    read() {
      try {
        return browser.localStorage.getItem(KEYS);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        browser.localStorage.setItem(KEYS, text);
      } catch {
        // A browser that keeps nothing at all: the key lasts as long as the page.
      }
    },
  };
}
