import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { combineSlices, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import type { ApiExtra, baseApi, Sessions } from '@ablesbar/api-client';
import type { Application } from '@ablesbar/domain';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { connectionSlice } from '../connection';
import { noticeSlice } from '../notice';
import { sessionSlice } from '../session';
import { persisted } from './persisted';
import type { Ports } from './ports';

/** RTK Query joins when somebody is logged in: the login screen must not wait for its bytes. */
interface LateSlices {
  readonly api: ReturnType<typeof baseApi.reducer>;
}

export const rootReducer = combineSlices(sessionSlice, noticeSlice, connectionSlice, {
  readingDraft: persisted.readingDraft.reducer,
}).withLazyLoadedSlices<LateSlices>();

export const lateMiddleware = createDynamicMiddleware();

/** What every thunk is given: the surroundings, the way to the server, and what this origin serves. */
export interface AppExtra extends ApiExtra {
  readonly sessions: Sessions;
  readonly application: Application;
  readonly ports: Ports;
}

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, AppExtra, UnknownAction>;
export type AppThunk<R = void> = ThunkAction<R, RootState, AppExtra, UnknownAction>;

export function createStore(extra: AppExtra) {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        // redux-persist hands functions through its own actions.
        serializableCheck: {
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
      }).concat(lateMiddleware.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
