import type { TextKey, TextValues } from '@ablesbar/i18n';
import { observable, type Observed } from './observable';

/** A toast. It holds text keys, so its language is chosen when the toast is shown. */
export interface Notice {
  readonly id: string;
  readonly type: 'info' | 'success' | 'warning' | 'error';
  readonly title: TextKey;
  readonly message: TextKey;
  /** The values in the message, for example a count. */
  readonly values?: TextValues;
}

export interface Notices extends Observed<readonly Notice[]> {
  readonly show: (notice: Omit<Notice, 'id'>) => void;
  readonly close: (id: string) => void;
}

export function createNotices(newId: () => string): Notices {
  const { get, set, subscribe } = observable<readonly Notice[]>([]);
  return {
    get,
    subscribe,
    show: (notice) => set([...get(), { ...notice, id: newId() }]),
    close: (id) => set(get().filter((notice) => notice.id !== id)),
  };
}
