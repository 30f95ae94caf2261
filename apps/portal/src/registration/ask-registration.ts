import { registrationApi } from '@ablesbar/api-client';
import {
  afterRegistration,
  isRegistered,
  progressOf,
  shouldAskForRegistration,
} from '@ablesbar/domain';
import type { AppThunk } from '../base/store';
import { registrationFacts, jobsOf, onlyAccount } from './registration-facts';
import { dialogClosed, registrationLearned } from './registration.slice';
import { requestReceipt } from './request-receipt';

/**
 * Called after each account info and on every focus. If the dialog is open and waits for the
 * registration, it continues here.
 */
export const askRegistration =
  (): AppThunk<Promise<void>> => async (dispatch, getState, portal) => {
    const accountId = onlyAccount(portal);
    if (accountId === null) return;
    const { info, loginCount } = registrationFacts(getState(), portal, true);
    const { mayHaveEnded } = getState().registration;
    const known = mayHaveEnded ? null : info;
    const hasToken = (await portal.sessions.claims(accountId)) !== null;
    if (!shouldAskForRegistration({ info: known, loginCount, hasToken })) return;
    const asking = registrationApi.endpoints.registration.initiate(accountId, {
      forceRefetch: true,
      subscribe: false,
    });
    const { data } = await dispatch(asking);
    // If the request failed, the next focus asks again.
    if (data === undefined || onlyAccount(portal) !== accountId) return;
    dispatch(registrationLearned({ accountId, info: data }));
    const hasWaited = info === null || !isRegistered(info);
    if (!hasWaited || !getState().registration.isDialogOpen) return;
    const { done } = progressOf(jobsOf(getState(), accountId));
    const next = afterRegistration(data, done);
    if (next === 'send-receipt') await dispatch(requestReceipt());
    if (next === 'close') {
      dispatch(dialogClosed());
      portal.notices.show({
        type: 'info',
        title: 'registration_done_title',
        message: 'registration_done_text',
      });
    }
  };
