import { persistStore } from 'redux-persist';
import type { AppStore, RootState } from '../base/store';
import type { PartStorage } from './part-storage';
import { PERSISTED_SLICES } from './persisted';

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
  handOverAtOnce(store, () => persistor.flush());
  const flush = async () => {
    // It hands the changes over, and does not say whether they were written.
    await persistor.flush();
    await drafts.settle();
  };
  return { isRestored, flush };
}

/**
 * By itself, redux-persist hands over one draft with each tick of a timer, and writes after the last one:
 * a sheet of 1 200 readings after five seconds, and in a page behind another one, whose timer ticks once a
 * second, after twenty minutes.
 */
function handOverAtOnce(store: AppStore, handOver: () => unknown): void {
  let before = keptIn(store.getState());
  let isDue = false;
  store.subscribe(() => {
    const kept = keptIn(store.getState());
    const isChanged = kept.some((slice, index) => slice !== before[index]);
    before = kept;
    if (!isChanged || isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      handOver();
    });
  });
}

const keptIn = (state: RootState) => PERSISTED_SLICES.map((name) => state[name]);
