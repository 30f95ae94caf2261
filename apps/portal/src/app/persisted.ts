import { persistReducer } from 'redux-persist';
import { readingDraftSlice } from '../reading';
import { unlistedDraftSlice } from '../unlisted-reading';
import { stateStorage } from './state-storage';

const settings = {
  storage: stateStorage,
  version: 1,
  // Never give up and start empty: an empty state would overwrite the stored one.
  timeout: 0,
};

/** The slices that survive a reload; kept-on-device.ts says what clears them. */
export const persisted = {
  unlistedDraft: persistReducer({ ...settings, key: 'unlistedDraft' }, unlistedDraftSlice.reducer),
  readingDraft: persistReducer({ ...settings, key: 'readingDraft' }, readingDraftSlice.reducer),
};
