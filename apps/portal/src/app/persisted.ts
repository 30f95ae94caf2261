import { persistReducer } from 'redux-persist';
import { readingDraftSlice } from '../reading';
import { unlistedDraftSlice } from '../unlisted-reading';
import { partStorage } from './part-storage';
import { stateStorage } from './state-storage';

/** Each draft of a job has its own entry, and so has each field of the other draft. */
export const draftStorage = partStorage(stateStorage);

const settings = {
  storage: draftStorage,
  version: 1,
  // Never give up and start empty: an empty state would overwrite the stored one.
  timeout: 0,
};

/** The slices that survive a reload; kept-on-device.ts says what clears them. */
export const persisted = {
  unlistedDraft: persistReducer({ ...settings, key: 'unlistedDraft' }, unlistedDraftSlice.reducer),
  readingDraft: persistReducer({ ...settings, key: 'readingDraft' }, readingDraftSlice.reducer),
};
