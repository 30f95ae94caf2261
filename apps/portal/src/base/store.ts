import type { Store, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { baseApi } from '@ablesbar/api-client';
import { useDispatch, useSelector } from 'react-redux';
import type { Portal } from './portal';

/**
 * The state of the work behind a login. Each slice declares its own part of it (`declare module`), so that
 * no feature is imported here; app/create-store.ts does not compile while one is missing.
 */
export interface RootState {
  readonly [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer>;
}

export type AppDispatch = ThunkDispatch<RootState, Portal, UnknownAction>;

/** Thunks are given the portal: its surroundings and its ways out. */
export type AppThunk<R = void> = ThunkAction<R, RootState, Portal, UnknownAction>;

export type AppStore = Store<RootState> & { readonly dispatch: AppDispatch };

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
