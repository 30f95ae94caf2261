import type { CalendarDay } from '@ablesbar/domain';
import type { UnknownUserReadingConfig } from '@ablesbar/domain';
import { observable } from '../app/observable';
import type { Attempt } from '../submission/attempt';
import type { Draft, Drafts } from './draft';
import { type Entry, firstEntry } from './entry';

/** What is entered, kept with every change. */
export interface EntryStore {
  readonly get: () => Draft;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (part: Partial<Entry>) => void;
  readonly remember: (attempt: Attempt) => void;
  /** After success, and on leaving: nothing of it stays on the device. */
  readonly clear: () => void;
}

export interface EntryStoreSetup {
  readonly config: UnknownUserReadingConfig;
  readonly today: () => CalendarDay;
  readonly drafts: Drafts;
}

export function createEntryStore({ config, today, drafts }: EntryStoreSetup): EntryStore {
  const draft = observable<Draft>(drafts.read(firstEntry(config, today())));
  const keep = (next: Draft) => {
    drafts.write(next);
    draft.set(next);
  };
  return {
    get: draft.get,
    subscribe: draft.subscribe,
    change(part) {
      const { entry, attempt } = draft.get();
      keep({ entry: { ...entry, ...part }, attempt });
    },
    remember: (attempt) => keep({ ...draft.get(), attempt }),
    clear() {
      drafts.clear();
      draft.set({ entry: firstEntry(config, today()), attempt: null });
    },
  };
}
