import type { TextKey, TextValues } from '@ablesbar/i18n';
import { observable, type Observed } from './observable';

/** A toast. It holds text keys, so its language is chosen when the toast is shown. */
export interface WizardNotice {
  readonly id: string;
  readonly type: 'success' | 'error';
  readonly title: TextKey;
  readonly message: TextKey;
  readonly values?: TextValues;
}

export interface Notices extends Observed<readonly WizardNotice[]> {
  readonly show: (notice: Omit<WizardNotice, 'id'>) => void;
  readonly close: (id: string) => void;
}

export function createNotices(newId: () => string): Notices {
  const { get, set, subscribe } = observable<readonly WizardNotice[]>([]);
  return {
    get,
    subscribe,
    show: (notice) => set([...get(), { ...notice, id: newId() }]),
    close: (id) => set(get().filter((notice) => notice.id !== id)),
  };
}
