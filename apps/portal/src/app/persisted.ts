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

export function persistedIn(storage: PartStorage) {
  return {
    unlistedDraft: persistedAs('unlistedDraft', unlistedDraftSlice.reducer, storage),
    readingDraft: persistedAs('readingDraft', readingDraftSlice.reducer, storage),
    ownNotes: persistedAs('ownNotes', ownNotesSlice.reducer, storage),
    rounds: persistedAs('rounds', roundsSlice.reducer, storage),
  };
}

function persistedAs<S>(key: string, reducer: Reducer<S>, storage: PartStorage) {
  const settings = {
    key,
    storage,
    version: 1,
    // Never give up and start empty: the user would miss what is stored.
    timeout: 0,
  };
  const persisting = persistReducer<S>(settings, reducer);
  const keeping: typeof persisting = (state, action) => {
    const next = persisting(state, action);
    // redux-persist makes an equal slice, from which everything would be derived anew.
    return action.type === FLUSH && state !== undefined ? state : next;
  };
  return keeping;
}

/** The slices that survive a reload; kept-on-device.ts says what clears them. */
export const persisted = persistedIn(draftStorage);
