import { accountApi } from '@ablesbar/api-client';
import { askRegistration } from '../registration';
import type { AppThunk } from '../base/store';

/** Loads the account's name, then asks whether its owner is registered for e-mails. */
export const nameAccount =
  (accountId: string): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { session }) => {
    const { accountInfo } = accountApi.endpoints;
    const { data } = await dispatch(accountInfo.initiate(accountId, { subscribe: false }));
    if (data === undefined) return;
    session.describe(data);
    await dispatch(askRegistration());
  };
