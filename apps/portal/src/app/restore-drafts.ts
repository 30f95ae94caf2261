import { persistStore } from 'redux-persist';
import type { AppStore } from '../base/store';
import type { PartStorage } from './part-storage';

export interface KeptDrafts {
  /** Resolves once the drafts of the last page are in the store again. */
  readonly isRestored: Promise<void>;
  /** Resolves once all drafts are on disk, and rejects if the disk does not take them. */
  readonly flush: () => Promise<unknown>;
}

/** Restores the drafts that were not sent, and persists them from then on. */
export function restoreDrafts(store: AppStore, drafts: Pick<PartStorage, 'settle'>): KeptDrafts {
  let restored = () => {};
  const isRestored = new Promise<void>((resolve) => (restored = resolve));
  const persistor = persistStore(store, null, () => restored());
  const flush = async () => {
    // It hands the changes over, and does not say whether they were written.
    await persistor.flush();
    await drafts.settle();
  };
  return { isRestored, flush };
}
