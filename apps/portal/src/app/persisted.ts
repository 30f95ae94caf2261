import type { Reducer } from '@reduxjs/toolkit';
import { FLUSH, persistReducer } from 'redux-persist';
import { browserPorts } from '../base/ports';
import { isOwnNote } from '@ablesbar/domain';
import { ownNotesSlice } from '../note';
import { isReadingDraft, readingDraftSlice } from '../reading';
import { roundsSlice } from '../round';
import { isUnlistedPart, unlistedDraftSlice } from '../unlisted-reading';
import { mergeParts } from './merge-parts';
import { partStorage, type PartStorage } from './part-storage';
import { type Aside, asideIn } from './put-aside';
import type { PartDisk } from './read-parts';
import { stateStorage } from './state-storage';

/** Each draft of a job and each note has its own entry, and so has each field of the other draft. */
export const draftsAside = (disk: PartDisk, newId: () => string): Aside =>
  asideIn(
    disk,
    {
      'persist:readingDraft': isReadingDraft,
      'persist:unlistedDraft': isUnlistedPart,
      'persist:ownNotes': isOwnNote,
    },
    newId,
  );

export const unreadableDrafts = draftsAside(stateStorage, browserPorts.newId);
export const draftStorage = partStorage(unreadableDrafts.disk, mergeParts);

export const PERSISTED_SLICES = ['unlistedDraft', 'readingDraft', 'ownNotes', 'rounds'] as const;
type PersistedSlice = (typeof PERSISTED_SLICES)[number];

export function persistedIn(storage: PartStorage) {
  const settings = {
    storage,
    version: 1,
    // Never give up and start empty: the user would miss what is stored.
    timeout: 0,
  };
  return {
    unlistedDraft: sameAfterFlush(
      persistReducer({ ...settings, key: 'unlistedDraft' }, unlistedDraftSlice.reducer),
    ),
    readingDraft: sameAfterFlush(
      persistReducer({ ...settings, key: 'readingDraft' }, readingDraftSlice.reducer),
    ),
    ownNotes: sameAfterFlush(
      persistReducer({ ...settings, key: 'ownNotes' }, ownNotesSlice.reducer),
    ),
    rounds: sameAfterFlush(persistReducer({ ...settings, key: 'rounds' }, roundsSlice.reducer)),
  } satisfies Record<PersistedSlice, unknown>;
}

/** redux-persist answers FLUSH with an equal slice, from which everything would be derived anew. */
function sameAfterFlush<S>(reducer: Reducer<S>): Reducer<S> {
  return (state, action) => {
    const next = reducer(state, action);
    return action.type === FLUSH && state !== undefined ? state : next;
  };
}

/** The slices that survive a reload; kept-on-device.ts says what clears them. */
export const persisted = persistedIn(draftStorage);
