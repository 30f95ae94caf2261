import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import { readingDraftSlice } from '../reading';
import { unlistedDraftSlice } from '../unlisted-reading';
import { stateStorage } from './state-storage';

/**
 * What survives a reload. Each entry must say when it is cleared; otherwise it is not persisted.
 */
interface Persisted {
  readonly reducer: Reducer;
  readonly clearedOn: string;
}

const settings = {
  storage: stateStorage,
  version: 1,
  // No timeout: after one, redux-persist starts empty and overwrites the kept state.
  timeout: 0,
};

export const persisted = {
  unlistedDraft: {
    reducer: persistReducer({ ...settings, key: 'unlistedDraft' }, unlistedDraftSlice.reducer),
    clearedOn: 'the reading was sent or waits in the outbox; logout',
  },
  readingDraft: {
    reducer: persistReducer({ ...settings, key: 'readingDraft' }, readingDraftSlice.reducer),
    clearedOn: 'the reading was sent or waits in the outbox (that job alone); logout (all)',
  },
} as const satisfies Record<string, Persisted>;
