import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { baseApi } from '@ablesbar/api-client';
import { listAgesSlice, listsLoadingSlice, listViewSlice } from '../job';
import { outboxSlice } from '../outbox';
import { receiptsSlice } from '../receipt';
import { registrationListeners, registrationSlice } from '../registration';
import { persisted } from './persisted';
import type { Portal } from '../base/portal';
import type { AppStore } from '../base/store';

/** The state behind the login. Thunks receive the portal, and with it the network and the clock. */
export function createStore(portal: Portal, drafts = persisted): AppStore {
  return configureStore({
    reducer: combineReducers({
      readingDraft: drafts.readingDraft,
      unlistedDraft: drafts.unlistedDraft,
      ownNotes: drafts.ownNotes,
      rounds: drafts.rounds,
      listAges: listAgesSlice.reducer,
      listView: listViewSlice.reducer,
      areListsLoading: listsLoadingSlice.reducer,
      outbox: outboxSlice.reducer,
      receipts: receiptsSlice.reducer,
      registration: registrationSlice.reducer,
      [baseApi.reducerPath]: baseApi.reducer,
    }),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: portal },
        // redux-persist puts functions into its own actions.
        serializableCheck: {
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
      }).concat(baseApi.middleware, registrationListeners(portal)),
  });
}
