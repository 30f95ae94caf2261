import { persistStore } from 'redux-persist';
import type { AppStore } from '../base/store';

export interface KeptDrafts {
  /** The drafts of the last page are in the store again. */
  readonly isRestored: Promise<void>;
  /** Everything in the drafts is on disk when it resolves. */
  readonly flush: () => Promise<unknown>;
}

/** Brings back what was entered and not sent, and keeps it from then on. */
export function restoreDrafts(store: AppStore): KeptDrafts {
  let restored = () => {};
  const isRestored = new Promise<void>((resolve) => (restored = resolve));
  const persistor = persistStore(store, null, () => restored());
  return { isRestored, flush: () => persistor.flush() };
}
