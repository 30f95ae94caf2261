import { registrationApi } from '@ablesbar/api-client';
import { canAskForReceipt, progressOf } from '@ablesbar/domain';
import type { AppThunk } from '../base/store';
import { jobsOf, onlyAccount } from './registration-facts';
import { requestBegun, requestEnded } from './registration.slice';

/** Asks the utility to confirm all sent readings by e-mail. */
export const requestReceipt = (): AppThunk<Promise<void>> => async (dispatch, getState, portal) => {
  const accountId = onlyAccount(portal);
  const { done } = progressOf(jobsOf(getState(), accountId));
  if (accountId === null || !canAskForReceipt(getState().registration.request, done)) return;
  dispatch(requestBegun());
  const asked = await dispatch(registrationApi.endpoints.sendReceipts.initiate(accountId));
  const hasFailed = asked.error !== undefined;
  dispatch(requestEnded(hasFailed ? 'failed' : 'sent'));
  portal.notices.show({
    type: hasFailed ? 'error' : 'info',
    title: hasFailed ? 'registration_failed_title' : 'registration_sent_title',
    message: hasFailed ? 'registration_failed_text' : 'registration_sent_text',
    values: { count: done },
  });
};
