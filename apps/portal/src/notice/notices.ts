import type { TextKey, TextValues } from '@ablesbar/i18n';
import { observable } from '../app/observable';

/** A toast. It names its texts; the words are chosen when it is shown, in the language of that moment. */
export interface Notice {
  readonly id: string;
  readonly type: 'info' | 'success' | 'warning' | 'error';
  readonly title: TextKey;
  readonly message: TextKey;
  /** What stands in the message, a count for one. */
  readonly values?: TextValues;
}

export interface Notices {
  readonly list: () => readonly Notice[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly show: (notice: Omit<Notice, 'id'>) => void;
  readonly close: (id: string) => void;
}

export function createNotices(newId: () => string): Notices {
  const shown = observable<readonly Notice[]>([]);
  return {
    list: shown.get,
    subscribe: shown.subscribe,
    show: (notice) => shown.set([...shown.get(), { ...notice, id: newId() }]),
    close: (id) => shown.set(shown.get().filter((notice) => notice.id !== id)),
  };
}
