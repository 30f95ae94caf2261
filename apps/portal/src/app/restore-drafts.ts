import { persistStore } from 'redux-persist';
import type { AppStore } from '../base/store';

export interface KeptDrafts {
  /** Resolves once the drafts of the last page are in the store again. */
  readonly isRestored: Promise<void>;
  /** Resolves once all drafts are on disk. */
  readonly flush: () => Promise<unknown>;
}

/** Restores the drafts that were not sent, and persists them from then on. */
export function restoreDrafts(store: AppStore): KeptDrafts {
  let restored = () => {};
  const isRestored = new Promise<void>((resolve) => (restored = resolve));
  const persistor = persistStore(store, null, () => restored());
  return { isRestored, flush: () => persistor.flush() };
}
