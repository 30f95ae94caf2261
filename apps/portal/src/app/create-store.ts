import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { baseApi } from '@ablesbar/api-client';
import { listAgesSlice } from '../job';
import { registrationListeners, registrationSlice } from '../registration';
import { persisted } from './persisted';
import type { Portal } from '../base/portal';
import type { AppStore } from '../base/store';

const rootReducer = combineReducers({
  readingDraft: persisted.readingDraft.reducer,
  unlistedDraft: persisted.unlistedDraft.reducer,
  listAges: listAgesSlice.reducer,
  registration: registrationSlice.reducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

/** The state of the work behind a login. Thunks are given the portal: its surroundings and its ways out. */
export function createStore(portal: Portal): AppStore {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: portal },
        // redux-persist hands functions through its own actions.
        serializableCheck: {
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
      }).concat(baseApi.middleware, registrationListeners(portal)),
  });
}
