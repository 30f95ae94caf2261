import type { CalendarDay, AnonymousReadingConfig } from '@ablesbar/domain';
import { observable } from '@ablesbar/ui/observable';
import type { WizardPorts } from '../app/ports';
import type { Attempt } from '../submission/attempt';
import type { Draft, Drafts } from './draft';
import { type Entry, firstEntry, type KeptContact } from './entry';

/** What the user enters. Each change is stored after its keystroke is handled, because storing is slow. */
export interface EntryStore {
  readonly get: () => Draft;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (part: Partial<Entry>) => void;
  readonly remember: (attempt: Attempt) => void;
  /**
   * Called after success, before the next meter and when the user leaves: nothing of the entry stays on
   * the device. The next meter may begin with a kept contact, in memory.
   */
  readonly clear: (kept?: KeptContact) => void;
}

export interface EntryStoreSetup {
  readonly config: AnonymousReadingConfig;
  readonly today: () => CalendarDay;
  readonly drafts: Drafts;
  readonly soon: WizardPorts['soon'];
}

export function createEntryStore(setup: EntryStoreSetup): EntryStore {
  const { config, today, drafts, soon } = setup;
  const draft = observable<Draft>(drafts.read(firstEntry(config, today())));
  let callOff = () => {};
  return {
    get: draft.get,
    subscribe: draft.subscribe,
    change(part) {
      const { entry, attempt } = draft.get();
      draft.set({ entry: { ...entry, ...part }, attempt });
      callOff();
      callOff = soon(() => drafts.write(draft.get()));
    },
    remember(attempt) {
      draft.set({ ...draft.get(), attempt });
      // Stored at once: after a crash, a retry must use the same key.
      callOff();
      drafts.write(draft.get());
    },
    clear(kept) {
      callOff();
      drafts.clear();
      draft.set({ entry: { ...firstEntry(config, today()), ...kept }, attempt: null });
    },
  };
}
