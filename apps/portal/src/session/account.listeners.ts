import { createListenerMiddleware } from '@reduxjs/toolkit';
import { accountApi } from '@ablesbar/api-client';
import type { AppDispatch, AppThunk, RootState } from '../app/store';
import { accountKnown, loginSucceeded } from './session.slice';

/** Who the account is for; a name that cannot be had is asked for again with the next start. */
export const loadAccountInfo =
  (accountId: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const asking = dispatch(accountApi.endpoints.accountInfo.initiate(accountId));
    const { data } = await asking;
    asking.unsubscribe();
    if (data !== undefined) dispatch(accountKnown({ ...data, id: accountId }));
  };

export function createAccountListeners() {
  const { startListening, middleware } = createListenerMiddleware();
  startListening.withTypes<RootState, AppDispatch>()({
    actionCreator: loginSucceeded,
    effect: async ({ payload: accountId }, { dispatch }) => {
      await dispatch(loadAccountInfo(accountId));
    },
  });
  return middleware;
}
