import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { baseApi } from '@ablesbar/api-client';
import { listAgesSlice } from '../job/list-ages.slice';
import { registrationListeners } from '../registration/registration.listeners';
import { registrationSlice } from '../registration/registration.slice';
import { persisted } from './persisted';
import type { Portal } from './start';

const rootReducer = combineReducers({
  readingDraft: persisted.readingDraft.reducer,
  unlistedDraft: persisted.unlistedDraft.reducer,
  listAges: listAgesSlice.reducer,
  registration: registrationSlice.reducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, Portal, UnknownAction>;
export type AppThunk<R = void> = ThunkAction<R, RootState, Portal, UnknownAction>;

/** The state of the work behind a login. Thunks are given the portal: its surroundings and its ways out. */
export function createStore(portal: Portal) {
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

export type AppStore = ReturnType<typeof createStore>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
